import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../../lib/errors.ts';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { changed, useContentForm } from '../../../parts/content/desk.ts';
import { startUpload, type Upload, type UploadState } from '../../../parts/videoUpload.ts';
import { Button } from '../../../ui/Button.tsx';
import { text } from './activities.text.ts';

const allowed = ['video/mp4', 'video/quicktime'];
function refusalOf(file: File): string | undefined {
  if (!allowed.includes(file.type)) return sayNow(errors.fileKindRefused.text, { allowed: 'mp4, mov' });
  return file.size > limits.videoMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.videoMaxBytes })
    : undefined;
}
interface Underway {
  name: string;
  state: UploadState;
  percent: number;
}

/** The recording goes straight to the store by a ticket: it can pause, and survives a broken line. */
export function ReplayField() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<Upload>(undefined);
  const [underway, setUnderway] = useState<Underway>();
  const replayId = form.watch('form.replayId') as number | null;
  const { error } = form.field('form.replayId', 'number');
  useEffect(() => () => upload.current?.cancel(), []);

  async function take(file: File) {
    const refused = refusalOf(file);
    if (refused) return toast.error(refused);
    setUnderway({ name: file.name, state: 'sending', percent: 0 });
    try {
      upload.current = await startUpload(
        file,
        ({ fileId, refusal, state, percent }) => {
          setUnderway({ name: file.name, state, percent });
          if (state === 'done') form.setValue('form.replayId', fileId, changed);
          if (refusal === undefined) return;
          toast.error(refusal || sayNow(errors.fileBroken.text));
          setUnderway(undefined);
        },
        'replay',
      );
    } catch (cause) {
      setUnderway(undefined);
      toast.error(wordsOf(cause));
    }
  }
  const isBusy = underway !== undefined && underway.state !== 'done';
  return (
    <div className="grid gap-3">
      {underway ? (
        <Progress of={underway} upload={upload.current} onCancel={() => setUnderway(undefined)} />
      ) : (
        replayId !== null && <p className="text-14 text-fg-2">{say(text.hasVideo, replayId)}</p>
      )}
      {error && (
        <p role="alert" className="text-13 text-rose">
          {error}
        </p>
      )}
      {!disabled && !isBusy && (
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept={allowed.join(',')}
            aria-label={say(text.chooseVideo)}
            className="sr"
            tabIndex={-1}
            onChange={(e) => {
              const file = e.target.files?.[0];
              e.target.value = '';
              if (file) void take(file);
            }}
          />
          <Button small icon="upload" onClick={() => input.current?.click()}>
            {say(replayId === null ? text.chooseVideo : text.replaceVideo)}
          </Button>
          {replayId !== null && (
            <Button
              small
              kind="quiet"
              icon="trash"
              onClick={() => {
                setUnderway(undefined);
                form.setValue('form.replayId', null, changed);
              }}
            >
              {say(text.removeVideo)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Progress({ of, upload, onCancel }: { of: Underway; upload: Upload | undefined; onCancel: () => void }) {
  const say = useSay();
  const words = {
    sending: say(text.sending, of.percent),
    paused: say(text.paused),
    broken: say(text.broken),
    done: say(text.arrived),
  }[of.state];
  return (
    <div className="grid max-w-[520px] gap-3 rounded-card bg-ink-2 p-4">
      <div className="flex justify-between gap-4 text-14">
        <span className="min-w-0 truncate">{of.name}</span>
        <span role="status" className={of.state === 'broken' ? 'text-rose' : 'text-fg-2'}>
          {words}
        </span>
      </div>
      {of.state !== 'done' && (
        <>
          <progress value={of.percent} max={100} className="h-1 w-full accent-amber" aria-label={of.name} />
          <div className="flex gap-3">
            {of.state === 'sending' ? (
              <Button small onClick={() => upload?.pause()}>
                {say(text.pause)}
              </Button>
            ) : (
              <Button small icon="refresh" onClick={() => upload?.resume()}>
                {say(text.resume)}
              </Button>
            )}
            <Button
              small
              kind="quiet"
              onClick={() => {
                upload?.cancel();
                onCancel();
              }}
            >
              {say(text.cancel)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
