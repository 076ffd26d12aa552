import { changed } from '../../../lib/form.ts';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { useVideoUpload, VideoPick, VideoProgress } from '../../parts/VideoUpload.tsx';
import { text } from './competition.text.ts';
import { readFilm } from './readFilm.ts';

interface Film {
  fileId: number;
  height: number;
  name: string;
}
const most = 4;

/** The same film in one or more sizes. */
export function FilmRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const upload = useVideoUpload('entry');
  const films: Film[] = form.watch('form.videos') ?? [];
  const put = (next: readonly Film[]) =>
    form.setValue(
      'form.videos',
      [...next].sort((a, b) => b.height - a.height),
      changed,
    );

  async function take(file: File) {
    const facts = await readFilm(file);
    if (!facts) return toast.error(sayNow(text.notAVideo));
    const now = (): Film[] => form.getValues('form.videos') ?? [];
    if (now().some((film) => film.height === facts.height)) return toast.error(sayNow(text.hasHeight, facts.height));
    if (facts.width > facts.height) toast.error(sayNow(text.notUpright));
    await upload.send(file, (fileId) => {
      upload.drop();
      put([...now(), { fileId, height: facts.height, name: file.name.slice(-255) }]);
      if (!form.getValues('form.seconds')) form.setValue('form.seconds', facts.seconds, changed);
    });
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
      <VideoProgress of={upload} />
      {!disabled && !upload.underway && films.length < most && (
        <div>
          <VideoPick label={say(text.addFilm)} words={say(text.addFilm)} onFile={take} />
        </div>
      )}
    </div>
  );
}
