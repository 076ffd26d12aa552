import { useState } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { useVideoUpload, VideoPick, VideoProgress } from '../../parts/VideoUpload.tsx';
import type { ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

interface Props {
  form: ProgrammeFormState;
  trailer: { url: string; type: string } | null;
  disabled: boolean;
}
export function TrailerField({ form, trailer, disabled }: Props) {
  const say = useSay();
  const upload = useVideoUpload('trailer');
  /** A URL of the uploaded trailer as a file on this computer. */
  const [arrivedUrl, setArrivedUrl] = useState<string>();
  const trailerId = form.watch('trailerId');
  const put = (id: number | null) => form.setValue('trailerId', id, changed);
  const keptUrl = trailerId && trailer?.url;
  const shownUrl = upload.underway ? upload.underway.state === 'done' && arrivedUrl : keptUrl;
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
      <VideoProgress of={upload} />
      {form.errorOf('trailerId') && (
        <p role="alert" className="text-13 text-rose">
          {form.errorOf('trailerId')}
        </p>
      )}
      {!disabled && !upload.isBusy && (
        <div className="flex flex-wrap gap-3">
          <VideoPick
            label={say(text.chooseTrailer)}
            words={say(shownUrl ? text.replaceTrailer : text.chooseTrailer)}
            onFile={(file) =>
              upload.send(file, (id) => {
                setArrivedUrl(URL.createObjectURL(file));
                put(id);
              })
            }
          />
          {trailerId != null && (
            <Button
              small
              kind="quiet"
              icon="trash"
              onClick={() => {
                upload.drop();
                put(null);
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
