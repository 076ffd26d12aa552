import { consoleEntry } from '@pavilion/protocol/competitionDesk.ts';
import { useSay } from '../../../lib/locale.ts';
import type { ContentDesk } from '../../../parts/content/desk.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { text } from './competition.text.ts';
import { EntryFields } from './EntryFields.tsx';

function useColumns(): ReturnType<NonNullable<ContentDesk['columns']>> {
  const say = useSay();
  return [
    { key: 'number', label: say(text.number), cell: (row) => <span className="num text-17">{row.number}</span> },
    { key: 'author', label: say(text.author), cell: (row) => <TwoTongues zh={row.zhAuthor} en={row.enAuthor} /> },
  ];
}

export const entryDesk: ContentDesk = {
  api: consoleEntry as unknown as ContentDesk['api'],
  path: '/entries',
  title: text.entriesTitle,
  newTitle: text.newTitle,
  page: (id) => `#/competition/details?id=${id}`,
  columns: useColumns,
  Fields: EntryFields,
};
