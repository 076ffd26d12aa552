import { consoleCompetition, consoleEntry } from '@pavilion/protocol/competition.console.ts';
import { videoCompetition } from '@pavilion/protocol/competition.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { consoleHandlersOf } from '../content/content.console.service.ts';
import { getForConsole, saveCompetition, uploadCaptions } from './competition.console.service.ts';
import { entryKind } from './competition.content.service.ts';
import { addView, getCompetition, getEntry, listEntries } from './competition.service.ts';

const tables = ['competitionEntries', 'competitionCounts', 'pictures'] as const;

export const competitionSlice = implement(videoCompetition, {
  getVideoEntriesList: cached(tables, listEntries),
  getVideoEntriesDetail: cached(keptUnlessPreview(...tables), getEntry),
  addVideoEntriesView: addView,
  getCompetition: cached(['competitions', ...tables], getCompetition),
});
export const consoleCompetitionSlice = implement(consoleCompetition, {
  detail: getForConsole,
  save: saveCompetition,
  uploadCaptions,
});
export const consoleEntrySlice = implement(consoleEntry, consoleHandlersOf(entryKind));
