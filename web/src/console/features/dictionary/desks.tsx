import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './dictionary.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/dictionaries',
    title: text.title,
    roles: ['editor'],
    page: () => import('./DictionaryPage.tsx'),
    menu: { icon: 'sort', group: groups.content },
  },
];
