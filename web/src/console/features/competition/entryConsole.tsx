import { consoleEntry } from '@pavilion/protocol/competition.console.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import type { ContentConsole } from '../../parts/content/contentConsole.ts';
import { text } from './competition.text.ts';
import { EntryFields } from './EntryFields.tsx';

function useColumns(): ReturnType<NonNullable<ContentConsole['columns']>> {
  const say = useSay();
  return [
    { key: 'number', label: say(text.number), cell: (row) => <span className="num text-17">{row.number}</span> },
    { key: 'author', label: say(text.author), cell: (row) => <BilingualText zh={row.zhAuthor} en={row.enAuthor} /> },
  ];
}

export const entryConsole: ContentConsole = {
  api: consoleEntry,
  path: '/entries',
  title: text.entriesTitle,
  newTitle: text.newTitle,
  page: (id) => `#/competition/details?id=${id}`,
  columns: useColumns,
  Fields: EntryFields,
};
