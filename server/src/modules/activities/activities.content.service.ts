import { ActivityForm } from '@pavilion/protocol/activities.console.ts';
import { cleanHtml } from '../../kit/html.ts';
import { invalid } from '../../kit/invalid.ts';
import type { ContentKind, PublishedAt } from '../content/content.service.ts';
import { findExhibition, findKind, findVideo, upsertActivity } from './activities.queries.ts';

const clean = (html: string | null) => (html === null ? null : cleanHtml(html) || null);
const timeOf = (instant: string) => new Date(instant).getTime();

/** Blanks the texts of a language that is not published in the rows of a list. */
function shown<Row extends Record<string, string | null>>(rows: readonly Row[], { zh, en }: PublishedAt): string {
  const isSaid = (field: string) =>
    /^zh($|[A-Z])/.test(field) ? zh !== null : /^en($|[A-Z])/.test(field) ? en !== null : true;
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [field, isSaid(field) ? value : null])),
    ),
  );
}
const moment = (instant: string | null) => (instant === null ? null : new Date(instant));

export const activityKind: ContentKind<typeof ActivityForm> = {
  kind: 'activity',
  table: 'activities',
  form: ActivityForm,
  title: 'Title',
  needed: ['Title', 'Summary'],
  tidy: (form) => ({
    ...form,
    zhBody: clean(form.zhBody),
    enBody: clean(form.enBody),
    agenda: [...form.agenda].sort((a, b) => timeOf(a.startsAt) - timeOf(b.startsAt)),
  }),
  async check({ db }, { kind, exhibitionId, replayId }) {
    if (!(await findKind(db, kind))) throw invalid('form.kind', 'activityKindUnknown');
    if (exhibitionId !== null && !(await findExhibition(db, exhibitionId)))
      throw invalid('form.exhibitionId', 'exhibitionUnknown');
    if (replayId !== null && !(await findVideo(db, replayId))?.readyAt)
      throw invalid('form.replayId', 'replayNotReady');
  },
  ready({ startsAt, endsAt, signupOpensAt, signupClosesAt, agenda }) {
    if (!startsAt) throw invalid('form.startsAt', 'neededToPublish');
    if (!endsAt) throw invalid('form.endsAt', 'neededToPublish');
    if (signupOpensAt && !signupClosesAt) throw invalid('form.signupClosesAt', 'signupBothNeeded');
    if (signupClosesAt && !signupOpensAt) throw invalid('form.signupOpensAt', 'signupBothNeeded');
    agenda.forEach((item, i) => {
      if (!item.zh && !item.en) throw invalid(`form.agenda.${i}.zh`, 'agendaWordsNeeded');
      const isInside = (instant: string | null) =>
        instant === null || (timeOf(instant) >= timeOf(startsAt) && timeOf(instant) <= timeOf(endsAt));
      if (!isInside(item.startsAt)) throw invalid(`form.agenda.${i}.startsAt`, 'agendaOutside');
      if (!isInside(item.endsAt)) throw invalid(`form.agenda.${i}.endsAt`, 'agendaOutside');
    });
  },
  pictures: (form) => [form.coverId],
  cover: (form) => form.coverId,
  async project({ db, now }, id, form, publishedAt) {
    const { startsAt, endsAt, signupOpensAt, signupClosesAt, agenda, guests, ...rest } = form;
    // Only the preview of a draft can lack its times (`ready`); it is shown as if it began now.
    const starts = moment(startsAt) ?? now();
    const hasWindow = signupOpensAt !== null && signupClosesAt !== null;
    await upsertActivity(db, {
      ...rest,
      id,
      startsAt: starts,
      endsAt: moment(endsAt) ?? new Date(starts.getTime() + 3_600_000),
      signupOpensAt: hasWindow ? new Date(signupOpensAt) : null,
      signupClosesAt: hasWindow ? new Date(signupClosesAt) : null,
      agenda: shown(agenda, publishedAt),
      guests: shown(guests, publishedAt),
      zhPublishedAt: publishedAt.zh,
      enPublishedAt: publishedAt.en,
    });
  },
};
