import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { text } from './contracts.text.ts';
import type { Pad } from './signaturePad.ts';

interface Props {
  /** A PNG as a data URL; empty while nothing is drawn. */
  value: string;
  onChange: (picture: string) => void;
  error?: string | undefined;
  onError: (words: string) => void;
}
/** A signature pad, in the dialog when wide; on phones it fills the screen, with strokes along the long side. */
export function DrawnSignature(props: Props) {
  const { value, error } = props;
  const say = useSay();
  const narrow = useNarrow();
  const [large, setLarge] = useState(false);
  return (
    <div className="grid gap-1.5">
      {narrow ? (
        <>
          {value && (
            <img
              src={value}
              alt={say(text.drawingLabel)}
              className="h-28 w-full rounded-card bg-white object-contain p-2"
            />
          )}
          <Button icon="edit" onClick={() => setLarge(true)}>
            {say(value ? text.drawAgain : text.drawWide)}
          </Button>
          {large && <LandscapePad {...props} onClose={() => setLarge(false)} />}
        </>
      ) : (
        <InlinePad {...props} />
      )}
      {error && (
        <p role="alert" className="text-13 leading-snug text-rose">
          {error}
        </p>
      )}
    </div>
  );
}

/** Opens the pad over a canvas; its script is loaded when first needed. */
function usePad(onStroke: () => void, onError: (words: string) => void) {
  const say = useSay();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  const latest = useRef({ onStroke, onError, say });
  latest.current = { onStroke, onError, say };
  useEffect(() => {
    let isOver = false;
    import('./signaturePad.ts').then(
      ({ openPad }) => {
        if (!isOver && canvas.current) pad.current = openPad(canvas.current, () => latest.current.onStroke());
      },
      () => latest.current.onError(latest.current.say(text.padFailed)),
    );
    return () => {
      isOver = true;
      pad.current?.close();
    };
  }, []);
  return { canvas, pad };
}
const surface = 'block touch-none rounded-card bg-white cursor-crosshair';

function InlinePad({ value, onChange, error, onError }: Props) {
  const say = useSay();
  const { canvas, pad } = usePad(() => {
    const picture = pad.current?.picture(false);
    if (picture) onChange(picture);
    else onError(say(text.drawingTooLarge));
  }, onError);
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        role="img"
        aria-label={say(text.drawHere)}
        className={cx(surface, 'h-44 w-full', error && 'ring-2 ring-rose')}
      />
      {!value && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-8 bottom-8 border-t border-[#c9c0d6] pt-2 text-center text-13 text-[#6b5f80]"
        >
          {say(text.drawHere)}
        </p>
      )}
      {value && (
        <button
          type="button"
          className="absolute top-1 right-1 min-h-11 px-3 text-13 text-[#4c2d9c] underline underline-offset-4"
          onClick={() => {
            pad.current?.clear();
            onChange('');
          }}
        >
          {say(text.clear)}
        </button>
      )}
    </div>
  );
}

/** Fills the screen. A phone in portrait is held sideways: text and strokes run along its long side. */
function LandscapePad({ onChange, onError, onClose }: Props & { onClose: () => void }) {
  const say = useSay();
  const [upright] = useState(() => window.innerHeight > window.innerWidth);
  const [drawn, setDrawn] = useState(false);
  const { canvas, pad } = usePad(() => setDrawn(true), onError);
  function finish() {
    const picture = pad.current?.picture(upright);
    if (picture) onChange(picture);
    else onError(say(text.drawingTooLarge));
    onClose();
  }
  return (
    <div
      className={cx('fixed inset-0 z-90 grid bg-ink-1 p-3', upright ? 'grid-cols-[auto_1fr]' : 'grid-rows-[1fr_auto]')}
    >
      <div
        className={cx(
          'flex items-center justify-end gap-3 p-2',
          // Rotated with the phone: the row of buttons runs down the left edge.
          upright ? 'row-start-1 [text-orientation:sideways] [writing-mode:vertical-rl]' : 'row-start-2',
        )}
      >
        <Button small kind="quiet" onClick={onClose}>
          {say(text.close)}
        </Button>
        <Button
          small
          disabled={!drawn}
          onClick={() => {
            pad.current?.clear();
            setDrawn(false);
          }}
        >
          {say(text.clear)}
        </Button>
        <Button small kind="amber" disabled={!drawn} onClick={finish}>
          {say(text.done)}
        </Button>
      </div>
      <div className="relative min-h-0 min-w-0">
        <canvas
          ref={canvas}
          role="img"
          aria-label={say(text.drawHere)}
          className={cx(surface, 'absolute inset-0 size-full')}
        />
        {!drawn && (
          <div
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute grid',
              upright ? 'inset-y-10 left-1/4' : 'inset-x-10 bottom-1/4',
            )}
          >
            <p
              className={cx(
                'border-[#c9c0d6] text-center text-14 text-[#6b5f80]',
                upright ? 'border-r pr-2 [text-orientation:sideways] [writing-mode:vertical-rl]' : 'border-t pt-2',
              )}
            >
              {say(text.drawHere)}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
