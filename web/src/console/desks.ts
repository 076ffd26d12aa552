import type { DeskRecord } from './desk.ts';
import { desks as account } from './features/account/desks.tsx';
import { desks as activities } from './features/activities/desks.tsx';
import { desks as agreement } from './features/agreement/desks.tsx';
import { desks as board } from './features/board/desks.tsx';
import { desks as certification } from './features/certification/desks.tsx';
import { desks as companies } from './features/companies/desks.tsx';
import { desks as competition } from './features/competition/desks.tsx';
import { desks as dictionary } from './features/dictionary/desks.tsx';
import { desks as duplicates } from './features/duplicates/desks.tsx';
import { desks as exhibitions } from './features/exhibitions/desks.tsx';
import { desks as house } from './features/house/desks.tsx';
import { desks as licensors } from './features/licensors/desks.tsx';
import { desks as navigation } from './features/navigation/desks.tsx';
import { desks as news } from './features/news/desks.tsx';
import { desks as panels } from './features/panels/desks.tsx';
import { desks as programmes } from './features/programmes/desks.tsx';
import { desks as rights } from './features/rights/desks.tsx';
import { desks as settings } from './features/settings/desks.tsx';
import { desks as sheets } from './features/sheets/desks.tsx';
import { desks as staff } from './features/staff/desks.tsx';
import { desks as trade } from './features/trade/desks.tsx';
import { desks as trailers } from './features/trailers/desks.tsx';

/** Every desk of the console, in the menu's order: a feature adds its line here. */
export const desks: readonly DeskRecord[] = [
  ...board,
  ...certification,
  ...trade,
  ...licensors,
  ...rights,
  ...programmes,
  ...duplicates,
  ...trailers,
  ...exhibitions,
  ...news,
  ...activities,
  ...companies,
  ...sheets,
  ...competition,
  ...panels,
  ...navigation,
  ...dictionary,
  ...settings,
  ...agreement,
  ...staff,
  ...house,
  ...account,
];
