import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import type { ReactNode } from 'react';
import { useSay } from '../../lib/locale.ts';
import { DropdownMenu } from '../../ui/DropdownMenu.tsx';
import { text } from './player.text.ts';
import { PlayerIcon, type PlayerIconName } from './playerIcons.tsx';
import type { StreamState } from './stream.ts';

interface MenuProps {
  /** The menu opens inside the player, because in full screen nothing else is visible. */
  box: HTMLElement;
  onOpenChange: (isOpen: boolean) => void;
}
function PlayerMenu({
  icon,
  label,
  isOn = false,
  box,
  onOpenChange,
  children,
}: MenuProps & { icon: PlayerIconName; label: string; isOn?: boolean; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger className="pl-key" aria-label={label} title={label} data-on={isOn || undefined}>
        <PlayerIcon name={icon} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={box}>
        <DropdownMenu.Content className="pl-menu" side="top" align="end" sideOffset={8} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface GroupProps<Value> {
  heading: string;
  value: Value;
  options: readonly { value: Value; words: string }[];
  onChange: (value: Value) => void;
  tight?: boolean;
}
function Group({ heading, value, options, onChange, tight = false }: GroupProps<string>) {
  return (
    <>
      <DropdownMenu.Label className="pl-heading">{heading}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        value={value}
        onValueChange={onChange}
        aria-label={heading}
        data-tight={tight || undefined}
        className="pl-group"
      >
        {options.map((o) => (
          <DropdownMenu.RadioItem key={o.value} value={o.value} className="pl-item">
            {o.words}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}

const nameOf = ({ language, label }: { language: string; label: string }) => `${language} ${label}`;

export function CaptionsMenu(props: MenuProps) {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const tracks = useMediaSelector((s) => s.mediaSubtitlesList ?? []);
  const showing = useMediaSelector((s) => s.mediaSubtitlesShowing?.[0]);
  if (tracks.length === 0) return null;
  function choose(name: string) {
    dispatch({ type: MediaActionTypes.MEDIA_DISABLE_SUBTITLES_REQUEST, detail: tracks });
    const track = tracks.find((one) => nameOf(one) === name);
    if (track) dispatch({ type: MediaActionTypes.MEDIA_SHOW_SUBTITLES_REQUEST, detail: [track] });
  }
  return (
    <PlayerMenu icon="captions" label={say(text.captions)} isOn={showing !== undefined} {...props}>
      <Group
        heading={say(text.captions)}
        value={showing ? nameOf(showing) : ''}
        options={[
          { value: '', words: say(text.captionsOff) },
          ...tracks.map((one) => ({ value: nameOf(one), words: one.label })),
        ]}
        onChange={choose}
      />
    </PlayerMenu>
  );
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

export function SettingsMenu({
  stream,
  choose,
  ...props
}: MenuProps & { stream: StreamState; choose: (level: string) => void }) {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const rate = useMediaSelector((s) => s.mediaPlaybackRate ?? 1);
  const { levels, currentHeight } = stream;
  const automatic = currentHeight ? say(text.automaticNow, `${currentHeight}p`) : say(text.automatic);
  const hasQuality = levels.length > 1;
  return (
    <PlayerMenu icon="settings" label={say(hasQuality ? text.settings : text.speedOnly)} {...props}>
      {hasQuality && (
        <Group
          heading={say(text.quality)}
          value={stream.chosen}
          options={[
            ...(stream.hasAutomatic ? [{ value: 'auto', words: automatic }] : []),
            ...levels.map(({ id, height }) => ({ value: id, words: `${height}p` })),
          ]}
          onChange={choose}
        />
      )}
      <Group
        heading={say(text.speed)}
        value={String(rate)}
        options={rates.map((one) => ({ value: String(one), words: say(text.times, one) }))}
        onChange={(one) => dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: Number(one) })}
        tight
      />
    </PlayerMenu>
  );
}
