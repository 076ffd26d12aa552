import { consoleDownload, DownloadCategory, FileLanguage } from '@pavilion/protocol/downloads.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { useSay } from '../../../lib/locale.ts';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { BilingualField, PicturesField, SelectField, TextField } from '../../parts/content/ContentFields.tsx';
import { ContentFileField } from '../../parts/content/ContentFileField.tsx';
import { classTitles } from '../../parts/content/classTitles.ts';
import { text } from '../../parts/content/content.text.ts';
import { type ContentConsole, fieldLabel } from '../../parts/content/contentConsole.ts';
import { ExhibitionField } from '../../parts/content/ExhibitionField.tsx';
import type { ListSearch } from '../../parts/links.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/downloads': ListSearch<typeof consoleDownload.list>;
    '/downloads/edit': EditSearch;
  }
}

function DownloadFields() {
  const say = useSay();
  const optionsOf = (list: typeof DownloadCategory | typeof FileLanguage) =>
    list.options.map((option) => ({ value: option.name, label: say(option) }));
  return (
    <>
      <ConsoleSection title={say(text.wordsHeading)}>
        <div className="grid gap-5">
          <BilingualField name="Title" />
          <BilingualField name="Summary" as="textarea" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.fileHeading)} hint={say(text.fileHint)}>
        <ContentFileField />
      </ConsoleSection>
      <ConsoleSection title={say(text.factsHeading)}>
        <div className="grid max-w-[640px] gap-5 wide:grid-cols-2">
          <SelectField name="category" options={optionsOf(DownloadCategory)} />
          <SelectField name="language" options={optionsOf(FileLanguage)} />
          <ExhibitionField />
          <TextField name="position" type="number" min={0} max={9999} hint={say(text.positionHint)} />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.coverHeading)} hint={say(text.coverHint)}>
        <PicturesField name="coverId" purpose="still" ratio="16:9" />
      </ConsoleSection>
    </>
  );
}

function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  return [
    {
      key: 'category',
      label: say(fieldLabel(consoleDownload, 'category')),
      cell: (row) => say(DownloadCategory.label(row.category)),
    },
    { key: 'file', label: say(fieldLabel(consoleDownload, 'fileName')), cell: (row) => row.fileName },
    {
      key: 'position',
      label: say(fieldLabel(consoleDownload, 'position')),
      number: true,
      cell: (row) => row.position,
    },
  ];
}
function useFilters() {
  const say = useSay();
  const options = DownloadCategory.options.map((option) => ({ value: option.name, label: say(option) }));
  return [{ name: 'category', label: say(fieldLabel(consoleDownload, 'category')), options }];
}

export const config: ContentConsole = {
  ...classTitles(ContentClass.download),
  api: consoleDownload,
  path: '/downloads',
  page: (id) => `#/downloads?id=${id}`,
  columns: useColumns,
  filters: useFilters,
  Fields: DownloadFields,
};
