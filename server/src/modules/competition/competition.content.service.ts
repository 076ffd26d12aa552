import { EntryForm } from '@pavilion/protocol/competition.console.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { invalid } from '../../kit/invalid.ts';
import type { ContentKind } from '../content/content.service.ts';
import { isNumberTaken, listReadyFiles, lockNumbers, upsertEntry } from './entries.queries.ts';

export const entryKind: ContentKind<typeof EntryForm> = {
  kind: 'entry',
  table: 'competition_entries',
  form: EntryForm,
  title: 'Title',
  needed: ['Title', 'Author'],
  tidy: (form) => ({
    ...form,
    videos: [...form.videos].sort((a, b) => b.height - a.height),
  }),
  async check({ db }, { number, videos, captions }, id) {
    if (number !== null) {
      await lockNumbers(db);
      if (await isNumberTaken(db, limits.competitionId, number, id)) throw invalid('form.number', 'entryNumberTaken');
    }
    const filmIds = videos.map(({ fileId }) => fileId);
    const films = await listReadyFiles(db, filmIds, 'video/%');
    if (filmIds.some((one) => !films.has(one))) throw invalid('form.videos', 'videoNotReady');
    const captionIds = captions.map(({ fileId }) => fileId);
    const known = await listReadyFiles(db, captionIds, 'text/vtt');
    if (captionIds.some((one) => !known.has(one))) throw invalid('form.captions', 'captionsUnknown');
  },
  ready({ number, posterId, videos, playlist }) {
    if (number === null) throw invalid('form.number', 'neededToPublish');
    if (posterId === null) throw invalid('form.posterId', 'neededToPublish');
    if (videos.length === 0 && playlist === null) throw invalid('form.videos', 'entryFilmNeeded');
  },
  pictures: (form) => [form.posterId],
  cover: (form) => form.posterId,
  async project({ db }, id, { videos, captions, ...form }, publishedAt) {
    await upsertEntry(db, {
      ...form,
      id,
      competitionId: limits.competitionId,
      videos: JSON.stringify(videos.map(({ fileId, height }) => ({ fileId, height }))),
      captions: JSON.stringify(captions.map(({ language, fileId }) => ({ language, fileId }))),
      zhPublishedAt: publishedAt.zh,
      enPublishedAt: publishedAt.en,
    });
  },
};
