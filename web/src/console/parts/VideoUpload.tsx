import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { sayNow, useSay } from '../../lib/locale.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { text } from './videoUpload.text.ts';
import { startUpload, type Upload, type UploadState } from './videoUpload.ts';

interface Underway {
  name: string;
  state: UploadState;
  percent: number;
}
/** Uploads one video. The upload can pause, resumes after a lost connection, and ends with its field. */
export function useVideoUpload(purpose: Parameters<typeof startUpload>[2]) {
  const upload = useRef<Upload>(undefined);
  const [underway, setUnderway] = useState<Underway>();
  useEffect(() => () => upload.current?.cancel(), []);

  async function send(file: File, onDone: (fileId: number) => void) {
    setUnderway({ name: file.name, state: 'sending', percent: 0 });
    try {
      upload.current = await startUpload(
        file,
        ({ fileId, state, percent, refusal }) => {
          setUnderway(refusal === undefined ? { name: file.name, state, percent } : undefined);
          if (refusal !== undefined) toast.error(refusal || sayNow(errors.fileBroken.text));
          if (state === 'done') onDone(fileId);
        },
        purpose,
      );
    } catch (cause) {
      setUnderway(undefined);
      toast.error(messageOf(cause));
    }
  }
  return {
    underway,
    isBusy: underway !== undefined && underway.state !== 'done',
    send,
    pause: () => upload.current?.pause(),
    resume: () => upload.current?.resume(),
    /** Cancels the upload and discards what was uploaded. */
    drop: () => {
      upload.current?.cancel();
      setUnderway(undefined);
    },
  };
}

export function VideoProgress({ of }: { of: ReturnType<typeof useVideoUpload> }) {
  const say = useSay();
  const { underway, pause, resume, drop } = of;
  if (!underway) return null;
  const { name, state, percent } = underway;
  if (state === 'done')
    return (
      <p role="status" className="text-14 text-mint">
        {name} · {say(text.arrived)}
      </p>
    );
  return (
    <div className="grid max-w-[520px] gap-3 rounded-card bg-ink-2 p-4">
      <div className="flex justify-between gap-4 text-14">
        <span className="min-w-0 truncate">{name}</span>
        <span role="status" className={state === 'broken' ? 'text-rose' : 'text-fg-2'}>
          {say(text[state], percent)}
        </span>
      </div>
      <progress value={percent} max={100} className="h-1 w-full accent-amber" aria-label={name} />
      <div className="flex gap-3">
        {state === 'sending' ? (
          <Button small onClick={pause}>
            {say(text.pause)}
          </Button>
        ) : (
          <Button small icon="refresh" onClick={resume}>
            {say(text.resume)}
          </Button>
        )}
        <Button small kind="quiet" onClick={drop}>
          {say(text.cancel)}
        </Button>
      </div>
    </div>
  );
}

const allowed = ['video/mp4', 'video/quicktime'];
function refusalOf(file: File): string | undefined {
  if (!allowed.includes(file.type)) return sayNow(errors.fileKindRefused.text, { allowed: 'mp4, mov' });
  return file.size > limits.videoMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.videoMaxBytes })
    : undefined;
}
/** The button that chooses a video; a file that the server would refuse is refused at once. */
export function VideoPick({ label, words, onFile }: { label: string; words: string; onFile: (file: File) => unknown }) {
  const input = useRef<HTMLInputElement>(null);
  function take(file: File) {
    const refused = refusalOf(file);
    if (refused) toast.error(refused);
    else onFile(file);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={allowed.join(',')}
        aria-label={label}
        className="sr"
        tabIndex={-1}
        onChange={(e) => {
          const file = e.target.files?.[0];
          e.target.value = '';
          if (file) take(file);
        }}
      />
      <Button small icon="upload" onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
