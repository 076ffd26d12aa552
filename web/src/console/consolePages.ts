import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { ConsolePage } from './consolePage.ts';
import { contentPages } from './contentPages.tsx';
import { pages as account } from './features/account/pages.tsx';
import { pages as activities } from './features/activities/pages.tsx';
import { pages as system } from './features/administration/pages.tsx';
import { pages as agreement } from './features/agreement/pages.tsx';
import { pages as board } from './features/board/pages.tsx';
import { pages as certification } from './features/certification/pages.tsx';
import { pages as companies } from './features/companies/pages.tsx';
import { pages as competition } from './features/competition/pages.tsx';
import { pages as dictionary } from './features/dictionary/pages.tsx';
import { pages as duplicates } from './features/duplicates/pages.tsx';
import { pages as exhibitions } from './features/exhibitions/pages.tsx';
import { pages as licensors } from './features/licensors/pages.tsx';
import { pages as navigation } from './features/navigation/pages.tsx';
import { text as news } from './features/news/news.text.ts';
import { pages as panels } from './features/panels/pages.tsx';
import { pages as programmes } from './features/programmes/pages.tsx';
import { pages as rights } from './features/rights/pages.tsx';
import { pages as settings } from './features/settings/pages.tsx';
import { pages as sheets } from './features/sheets/pages.tsx';
import { pages as signup } from './features/signup/pages.tsx';
import { pages as staff } from './features/staff/pages.tsx';
import { pages as trade } from './features/trade/pages.tsx';
import { pages as trailers } from './features/trailers/pages.tsx';
import { classTitles } from './parts/content/classTitles.ts';

/** Every page of the console, in the order of the menu. A feature adds its pages here. */
export const consolePages: readonly ConsolePage[] = [
  ...board,
  ...certification,
  ...signup,
  ...trade,
  ...licensors,
  ...rights,
  ...programmes,
  ...duplicates,
  ...trailers,
  ...exhibitions,
  ...contentPages(
    { path: '/news', icon: 'news', title: news.title, editTitle: news.editTitle },
    () => import('./features/news/newsConsole.tsx'),
  ),
  ...contentPages(
    { path: '/downloads', icon: 'download', ...classTitles(ContentClass.download) },
    () => import('./features/downloads/downloadsConsole.tsx'),
  ),
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
  ...system,
  ...account,
];
