import { useSay } from '../../../lib/locale.ts';
import { Both, Day, Pick, Pictures, Tick } from '../../../parts/content/ContentFields.tsx';
import { DeskPart } from '../../../parts/DeskPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AttachmentRows } from './AttachmentRows.tsx';
import { text } from './news.text.ts';
import { useCategories } from './useCategories.ts';

export function NewsFields() {
  const say = useSay();
  const categories = useCategories();
  return (
    <>
      <DeskPart title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <Both name="Title" />
          <Both name="Summary" as="textarea" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.bodyHeading)} hint={say(text.bodyHint)}>
        <Both name="Body" as="rich" />
      </DeskPart>
      <DeskPart title={say(text.factsHeading)}>
        <div className="grid max-w-[640px] gap-5 wide:grid-cols-2">
          {/* A list without its lines would fall to the first of them when they come. */}
          {categories.length > 0 ? (
            <Pick name="categoryId" number options={categories} />
          ) : (
            <Skeleton className="h-20" />
          )}
          <Day name="date" hint={say(text.dateHint)} />
          <div className="wide:col-span-2">
            <Tick name="recommended">{say(text.recommended)}</Tick>
          </div>
        </div>
      </DeskPart>
      <DeskPart title={say(text.byHeading)}>
        <div className="grid gap-5">
          <Both name="Source" />
          <Both name="Author" />
        </div>
      </DeskPart>
      <DeskPart title={say(text.coverHeading)} hint={say(text.coverHint)}>
        <Pictures name="coverId" purpose="still" ratio="16:9" />
      </DeskPart>
      <DeskPart title={say(text.attachmentsHeading)} hint={say(text.attachmentsHint)}>
        <AttachmentRows />
      </DeskPart>
    </>
  );
}
