import { useSay } from '../../../lib/locale.ts';
import { Both, One, Pictures } from '../../../parts/content/ContentFields.tsx';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { CaptionRows } from './CaptionRows.tsx';
import { text } from './competition.text.ts';
import { FilmRows } from './FilmRows.tsx';

export function EntryFields() {
  const say = useSay();
  return (
    <>
      <DeskPart title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <Both name="Title" />
          <Both name="Author" />
          <Both name="School" />
          <Both name="Intro" as="textarea" rows={5} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.factsHeading)}>
        <div className="grid max-w-[420px] gap-5 wide:grid-cols-2">
          <One name="number" type="number" min={1} />
          <One name="seconds" type="number" min={1} />
        </div>
      </DeskPart>
      <DeskPart title={say(text.posterHeading)} hint={say(text.posterHint)}>
        <Pictures name="posterId" purpose="cover" ratio="9:16" />
      </DeskPart>
      <DeskPart title={say(text.filmHeading)} hint={say(text.filmHint)}>
        <div className="grid gap-6">
          <FilmRows />
          <div className="max-w-[640px]">
            <One name="playlist" nullable hint={say(text.playlistHint)} />
          </div>
        </div>
      </DeskPart>
      <DeskPart title={say(text.captionsHeading)} hint={say(text.captionsHint)}>
        <CaptionRows />
      </DeskPart>
    </>
  );
}
