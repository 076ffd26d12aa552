import type { HeroSlide } from '@pavilion/protocol/home.ts';
import { ProgrammeType } from '@pavilion/protocol/programmeType.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { useStore } from '../../../lib/store.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { heroPlaceholders } from './heroPlaceholders.ts';
import { heroArt, heroFacts, heroFocus, heroLogline, heroTitle } from './heroWords.ts';
import { text } from './home.text.ts';

const slideMs = 8_000;

/** A carousel of up to five programmes. It advances by itself unless hovered, focused or paused. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const say = useSay();
  const [at, setAt] = useState(0);
  const [touched, setTouched] = useState(false);
  const [held, setHeld] = useState(false);
  const swipe = useRef<number | null>(null);
  const slide = slides[at] ?? slides[0];
  const go = (to: number) => {
    setTouched(true);
    setAt((to + slides.length) % slides.length);
  };
  useEffect(() => {
    if (held || slides.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setTouched(true);
      setAt((now) => (now + 1) % slides.length);
    }, slideMs);
    return () => clearInterval(timer);
  }, [held, slides.length]);
  if (!slide) return <div className="h-19 narrow:h-14" />;
  const keys = (e: KeyboardEvent) => {
    if (e.key === 'ArrowLeft') go(at - 1);
    if (e.key === 'ArrowRight') go(at + 1);
  };
  return (
    <section
      className="hero"
      data-first={touched ? undefined : ''}
      aria-roledescription="carousel"
      aria-label={say(text.hero)}
      onPointerEnter={(e) => e.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={keys}
      onTouchStart={(e) => {
        swipe.current = e.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(e) => {
        const moved = (e.changedTouches[0]?.clientX ?? 0) - (swipe.current ?? 0);
        if (swipe.current !== null && Math.abs(moved) > 48) go(at + (moved < 0 ? 1 : -1));
        swipe.current = null;
      }}
    >
      {at === 0 && <Placeholder slide={slide} />}
      <Art key={slide.id} slide={slide} first={at === 0} />
      <div className="wrap">
        <Words key={slide.id} slide={slide} />
        <Dots slides={slides} at={at} onPick={go} />
        <Reel slides={slides} at={at} onPick={go} />
      </div>
    </section>
  );
}
function Art({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { wide, tall, frame } = heroArt(slide);
  if (!wide) return null;
  return (
    <Picture
      picture={wide}
      narrow={tall ?? undefined}
      sizes="100vw"
      first={first}
      frame={frame}
      focus={heroFocus(slide)}
    />
  );
}
/** Shown under the picture, which covers it when it has loaded. */
function Placeholder({ slide }: { slide: HeroSlide }) {
  const small = useStore(heroPlaceholders);
  if (!small?.wide) return null;
  const { fx, fy } = heroFocus(slide);
  return (
    <picture data-frame={heroArt(slide).frame} data-fx={fx} data-fy={fy}>
      {small.tall && <source media="(max-width: 768px)" srcSet={small.tall} />}
      <img src={small.wide} alt="" />
    </picture>
  );
}
function Words({ slide }: { slide: HeroSlide }) {
  const say = useSay();
  const locale = useLocale();
  const title = heroTitle(slide, locale);
  return (
    <div>
      <div className="kick">{say(text.hero)}</div>
      <h1 lang={title.lang} className={title.long ? 'long' : undefined}>
        {title.words}
      </h1>
      <p className="alt" lang={title.altLang}>
        {title.alt}
      </p>
      <p className="log">{heroLogline(slide, locale)}</p>
      <div className="bill">
        {heroFacts(slide, locale).map((fact) => (
          <span key={fact.label}>
            <b>{fact.label}</b>
            <span className={fact.figures ? 'num' : undefined}>{fact.value}</span>
          </span>
        ))}
      </div>
      <div className="cta">
        <SlideLinks slide={slide} />
      </div>
    </div>
  );
}
/** The links of a slide: licence and trailer of a programme, or the link that staff set on a banner. */
function SlideLinks({ slide: { programme, url } }: { slide: HeroSlide }) {
  const say = useSay();
  if (programme)
    return (
      <>
        <Link to="/details" search={{ id: programme.id }} className={buttonClass('amber')}>
          {say(text.licence)}
        </Link>
        {programme.hasTrailer && (
          <Link to="/details" search={{ id: programme.id, play: 1 }} className={buttonClass('line')}>
            <Icon name="play" />
            {say(text.trailer)}
          </Link>
        )}
      </>
    );
  if (!url) return null;
  return url.startsWith('/') ? (
    <a href={`#${url}`} className={buttonClass('amber')}>
      {say(text.more)}
    </a>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClass('amber')}>
      {say(text.more)}
    </a>
  );
}
interface Picking {
  slides: readonly HeroSlide[];
  at: number;
  onPick: (at: number) => void;
}
function Dots({ slides, at, onPick }: Picking) {
  const locale = useLocale();
  return (
    <div className="dots">
      {slides.map((slide, i) => (
        <button
          key={slide.id}
          type="button"
          aria-label={heroTitle(slide, locale).words}
          aria-current={i === at || undefined}
          onClick={() => onPick(i)}
        />
      ))}
    </div>
  );
}
function Reel({ slides, at, onPick }: Picking) {
  const say = useSay();
  const locale = useLocale();
  return (
    <nav className="reel" aria-label={say(text.slides)}>
      {slides.map((slide, i) => {
        const picture = heroArt(slide).wide;
        return (
          <button key={slide.id} type="button" aria-current={i === at || undefined} onClick={() => onPick(i)}>
            {picture ? <Picture picture={picture} sizes="92px" /> : <span />}
            <span>
              <span className="block truncate">{heroTitle(slide, locale).words}</span>
              {slide.programme && <small>{say(ProgrammeType.label(slide.programme.typeId))}</small>}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
