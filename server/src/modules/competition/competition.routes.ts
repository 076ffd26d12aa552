import { videoCompetition } from '@pavilion/protocol/competition.ts';
import { consoleCompetition, consoleEntry } from '@pavilion/protocol/competitionDesk.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { deskOf } from '../content/desk.service.ts';
import { entryKind } from './competition.content.service.ts';
import { addView, getCompetition, getEntry, listEntries } from './competition.service.ts';
import { getForDesk, saveCompetition, uploadCaptions } from './desk.service.ts';

const tables = ['competition_entries', 'competition_counts', 'pictures'];

export const competitionSlice = implement(videoCompetition, {
  getVideoEntriesList: cached(tables, listEntries),
  getVideoEntriesDetail: cached(keptUnlessPreview(...tables), getEntry),
  addVideoEntriesView: addView,
  getCompetition: cached(['competitions', ...tables], getCompetition),
});
export const consoleCompetitionSlice = implement(consoleCompetition, {
  detail: getForDesk,
  save: saveCompetition,
  uploadCaptions,
});
export const consoleEntrySlice = implement(consoleEntry, deskOf(entryKind));
