import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../../lib/errors.ts';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { changed, useContentForm } from '../../../parts/content/desk.ts';
import { startUpload, type Upload, type UploadState } from '../../../parts/videoUpload.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './competition.text.ts';
import { readFilm } from './readFilm.ts';

interface Film {
  fileId: number;
  height: number;
  name: string;
}
interface Underway {
  name: string;
  state: UploadState;
  percent: number;
}
const most = 4;
const allowed = ['video/mp4', 'video/quicktime'];
function refusal(file: File): string | undefined {
  if (!allowed.includes(file.type)) return sayNow(errors.fileKindRefused.text, { allowed: 'mp4, mov' });
  return file.size > limits.videoMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.videoMaxBytes })
    : undefined;
}

/** The same film in one or more sizes; each goes straight to the store by a ticket, can pause, and survives a broken line. */
export function FilmRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<Upload>(undefined);
  const [underway, setUnderway] = useState<Underway>();
  useEffect(() => () => upload.current?.cancel(), []);
  const films = (form.watch('form.videos') ?? []) as Film[];
  const put = (next: readonly Film[]) =>
    form.setValue(
      'form.videos',
      [...next].sort((a, b) => b.height - a.height),
      changed,
    );

  async function take(file: File) {
    const refused = refusal(file);
    if (refused) return toast.error(refused);
    const facts = await readFilm(file);
    if (!facts) return toast.error(sayNow(text.notAVideo));
    const now = () => (form.getValues('form.videos') ?? []) as Film[];
    if (now().some((film) => film.height === facts.height)) return toast.error(sayNow(text.hasHeight, facts.height));
    if (facts.width > facts.height) toast.error(sayNow(text.notUpright));
    setUnderway({ name: file.name, state: 'sending', percent: 0 });
    try {
      upload.current = await startUpload(
        file,
        ({ fileId, state, percent, refusal: no }) => {
          if (no !== undefined) {
            toast.error(no || sayNow(errors.fileBroken.text));
            return setUnderway(undefined);
          }
          if (state !== 'done') return setUnderway({ name: file.name, state, percent });
          setUnderway(undefined);
          put([...now(), { fileId, height: facts.height, name: file.name.slice(-255) }]);
          if (!form.getValues('form.seconds')) form.setValue('form.seconds', facts.seconds, changed);
        },
        'entry',
      );
    } catch (cause) {
      setUnderway(undefined);
      toast.error(wordsOf(cause));
    }
  }
  const problem = form.errorOf('form.videos');
  return (
    <div className="grid max-w-[640px] gap-3">
      {films.map((film) => (
        <div key={film.fileId} className="flex items-center gap-3 rounded-card bg-ink-2 py-1 pr-1 pl-4">
          <Icon name="film" className="text-[20px] text-lilac" />
          <span className="num text-17">{film.height}p</span>
          <span className="min-w-0 flex-1 truncate text-14 text-fg-2">
            {film.name || say(text.fileNumber, film.fileId)}
          </span>
          {!disabled && (
            <IconButton
              icon="trash"
              label={say(text.removeFile, `${film.height}p`)}
              onClick={() => put(films.filter((one) => one !== film))}
            />
          )}
        </div>
      ))}
      {problem && (
        <p role="alert" className="text-13 text-rose">
          {problem}
        </p>
      )}
      {underway && (
        <Progress
          of={underway}
          onPause={() => upload.current?.pause()}
          onResume={() => upload.current?.resume()}
          onCancel={() => {
            upload.current?.cancel();
            setUnderway(undefined);
          }}
        />
      )}
      {!disabled && !underway && films.length < most && (
        <div>
          <input
            ref={input}
            type="file"
            accept={allowed.join(',')}
            aria-label={say(text.addFilm)}
            className="sr"
            tabIndex={-1}
            onChange={(e) => {
              const file = e.target.files?.[0];
              e.target.value = '';
              if (file) void take(file);
            }}
          />
          <Button small icon="upload" onClick={() => input.current?.click()}>
            {say(text.addFilm)}
          </Button>
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
  const words = { sending: text.sending, done: text.sending, paused: text.paused, broken: text.broken }[of.state];
  return (
    <div className="grid gap-3 rounded-card bg-ink-2 p-4">
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
