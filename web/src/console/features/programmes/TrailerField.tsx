import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../../lib/errors.ts';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { startUpload, type Upload, type UploadState } from '../../../parts/videoUpload.ts';
import { Button } from '../../../ui/Button.tsx';
import { changed, type ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

interface Underway {
  name: string;
  url: string;
  state: UploadState;
  percent: number;
}
const allowed = ['video/mp4', 'video/quicktime'];
function refusal(file: File): string | undefined {
  if (!allowed.includes(file.type)) return sayNow(errors.fileKindRefused.text, { allowed: 'mp4, mov' });
  return file.size > limits.videoMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.videoMaxBytes })
    : undefined;
}

interface Props {
  form: ProgrammeFormState;
  trailer: { url: string; type: string } | null;
  disabled: boolean;
}
/** A trailer goes straight to the store by a ticket: it can pause, and survives a broken line. */
export function TrailerField({ form, trailer, disabled }: Props) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<Upload>(undefined);
  const [underway, setUnderway] = useState<Underway>();
  const trailerId = form.watch('trailerId');
  useEffect(() => () => upload.current?.cancel(), []);

  async function take(file: File) {
    const refused = refusal(file);
    if (refused) return toast.error(refused);
    const url = URL.createObjectURL(file);
    setUnderway({ name: file.name, url, state: 'sending', percent: 0 });
    try {
      upload.current = await startUpload(file, ({ fileId, refusal, ...told }) => {
        setUnderway({ name: file.name, url, ...told });
        if (told.state === 'done') form.setValue('trailerId', fileId, changed);
        if (refusal === undefined) return;
        toast.error(refusal || sayNow(errors.fileBroken.text));
        setUnderway(undefined);
      });
    } catch (cause) {
      setUnderway(undefined);
      toast.error(wordsOf(cause));
    }
  }
  function drop() {
    upload.current?.cancel();
    setUnderway(undefined);
  }
  const shownUrl = underway?.state === 'done' ? underway.url : underway ? undefined : trailerId && trailer?.url;
  const busy = underway !== undefined && underway.state !== 'done';
  return (
    <div className="grid gap-4">
      {shownUrl && (
        // biome-ignore lint/a11y/useMediaCaption: a trailer as its seller gave it, shown to staff
        <video
          src={shownUrl}
          controls
          preload="metadata"
          className="aspect-video w-full max-w-[520px] rounded-picture bg-ink-0"
        />
      )}
      {underway && (
        <Progress
          of={underway}
          onPause={() => upload.current?.pause()}
          onResume={() => upload.current?.resume()}
          onCancel={drop}
        />
      )}
      {form.errorOf('trailerId') && (
        <p role="alert" className="text-13 text-rose">
          {form.errorOf('trailerId')}
        </p>
      )}
      {!disabled && !busy && (
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept={allowed.join(',')}
            aria-label={say(text.chooseTrailer)}
            className="sr"
            tabIndex={-1}
            onChange={(e) => {
              const file = e.target.files?.[0];
              e.target.value = '';
              if (file) void take(file);
            }}
          />
          <Button small icon="upload" onClick={() => input.current?.click()}>
            {say(shownUrl ? text.replaceTrailer : text.chooseTrailer)}
          </Button>
          {trailerId != null && (
            <Button
              small
              kind="quiet"
              icon="trash"
              onClick={() => {
                setUnderway(undefined);
                form.setValue('trailerId', null, changed);
              }}
            >
              {say(text.removeTrailer)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface ProgressProps {
  of: Underway;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}
function Progress({ of, onPause, onResume, onCancel }: ProgressProps) {
  const say = useSay();
  if (of.state === 'done')
    return (
      <p role="status" className="text-14 text-mint">
        {of.name} · {say(text.arrived)}
      </p>
    );
  const words = { sending: text.sending, paused: text.paused, broken: text.broken }[of.state];
  return (
    <div className="grid max-w-[520px] gap-3 rounded-card bg-ink-2 p-4">
      <div className="flex justify-between gap-4 text-14">
        <span className="min-w-0 truncate">{of.name}</span>
        <span role="status" className={of.state === 'broken' ? 'text-rose' : 'text-fg-2'}>
          {say(words, of.percent)}
        </span>
      </div>
      <progress value={of.percent} max={100} className="h-1 w-full accent-amber" aria-label={of.name} />
      <div className="flex gap-3">
        {of.state === 'sending' ? (
          <Button small onClick={onPause}>
            {say(text.pause)}
          </Button>
        ) : (
          <Button small icon="refresh" onClick={onResume}>
            {say(text.resume)}
          </Button>
        )}
        <Button small kind="quiet" onClick={onCancel}>
          {say(text.cancelUpload)}
        </Button>
      </div>
    </div>
  );
}
