import { useSay } from '../../../lib/locale.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import {
  BilingualField,
  CheckboxField,
  DayField,
  PicturesField,
  SelectField,
} from '../../parts/content/ContentFields.tsx';
import { AttachmentRows } from './AttachmentRows.tsx';
import { text } from './news.text.ts';
import { useCategories } from './useCategories.ts';

export function NewsFields() {
  const say = useSay();
  const categories = useCategories();
  return (
    <>
      <ConsoleSection title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Title" />
          <BilingualField name="Summary" as="textarea" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.bodyHeading)} hint={say(text.bodyHint)}>
        <BilingualField name="Body" as="rich" />
      </ConsoleSection>
      <ConsoleSection title={say(text.factsHeading)}>
        <div className="grid max-w-[640px] gap-5 wide:grid-cols-2">
          {/* A select without options would show the first one when they are loaded. */}
          {categories.length > 0 ? (
            <SelectField name="categoryId" number options={categories} />
          ) : (
            <Skeleton className="h-20" />
          )}
          <DayField name="date" hint={say(text.dateHint)} />
          <div className="wide:col-span-2">
            <CheckboxField name="recommended">{say(text.recommended)}</CheckboxField>
          </div>
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.byHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Source" />
          <BilingualField name="Author" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.coverHeading)} hint={say(text.coverHint)}>
        <PicturesField name="coverId" purpose="still" ratio="16:9" />
      </ConsoleSection>
      <ConsoleSection title={say(text.attachmentsHeading)} hint={say(text.attachmentsHint)}>
        <AttachmentRows />
      </ConsoleSection>
    </>
  );
}
