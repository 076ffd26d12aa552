import { useSay } from '../../../lib/locale.ts';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { BilingualField, PicturesField, TextField } from '../../parts/content/ContentFields.tsx';
import { CaptionRows } from './CaptionRows.tsx';
import { text } from './competition.text.ts';
import { FilmRows } from './FilmRows.tsx';

export function EntryFields() {
  const say = useSay();
  return (
    <>
      <ConsoleSection title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Title" />
          <BilingualField name="Author" />
          <BilingualField name="School" />
          <BilingualField name="Intro" as="textarea" rows={5} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.factsHeading)}>
        <div className="grid max-w-[420px] gap-5 wide:grid-cols-2">
          <TextField name="number" type="number" min={1} />
          <TextField name="seconds" type="number" min={1} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.posterHeading)} hint={say(text.posterHint)}>
        <PicturesField name="posterId" purpose="cover" ratio="9:16" />
      </ConsoleSection>
      <ConsoleSection title={say(text.filmHeading)} hint={say(text.filmHint)}>
        <div className="grid gap-6">
          <FilmRows />
          <div className="max-w-[640px]">
            <TextField name="playlist" nullable hint={say(text.playlistHint)} />
          </div>
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.captionsHeading)} hint={say(text.captionsHint)}>
        <CaptionRows />
      </ConsoleSection>
    </>
  );
}
