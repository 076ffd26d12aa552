import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { useVideoUpload, VideoPick, VideoProgress } from '../../parts/VideoUpload.tsx';
import { text } from './activities.text.ts';

export function ReplayField() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const upload = useVideoUpload('replay');
  const replayId: number | null = form.watch('form.replayId');
  const { error } = form.field('form.replayId', 'number');
  const put = (id: number | null) => form.setValue('form.replayId', id, changed);
  return (
    <div className="grid gap-3">
      <VideoProgress of={upload} />
      {!upload.underway && replayId !== null && <p className="text-14 text-fg-2">{say(text.hasVideo, replayId)}</p>}
      {error && (
        <p role="alert" className="text-13 text-rose">
          {error}
        </p>
      )}
      {!disabled && !upload.isBusy && (
        <div className="flex flex-wrap gap-3">
          <VideoPick
            label={say(text.chooseVideo)}
            words={say(replayId === null ? text.chooseVideo : text.replaceVideo)}
            onFile={(file) => upload.send(file, put)}
          />
          {replayId !== null && (
            <Button
              small
              kind="quiet"
              icon="trash"
              onClick={() => {
                upload.drop();
                put(null);
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
