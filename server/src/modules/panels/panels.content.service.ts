import { BannerForm } from '@pavilion/protocol/panels.ts';
import { invalid } from '../../kit/invalid.ts';
import type { ContentKind } from '../content/content.service.ts';
import { isProgrammeShown, upsertBanner } from './panels.queries.ts';

const targets = { programme: 'programmeId', page: 'path', url: 'url' } as const;

/** Makes banners a kind of content. */
export const bannerKind: ContentKind<typeof BannerForm> = {
  kind: 'banner',
  table: 'banners',
  form: BannerForm,
  title: 'Title',
  needed: ['Title'],
  async check({ db }, { linkKind, programmeId }) {
    if (linkKind === 'programme' && programmeId !== null && !(await isProgrammeShown(db, programmeId)))
      throw invalid('form.programmeId', 'programmeUnknown');
  },
  ready(form) {
    if (form.wideId === null) throw invalid('form.wideId', 'neededToPublish');
    if (form.linkKind === 'none') return;
    const target = targets[form.linkKind];
    if (form[target] === null) throw invalid(`form.${target}`, 'neededToPublish');
  },
  pictures: ({ wideId, tallId }) => [wideId, tallId],
  cover: ({ wideId }) => wideId,
  async project({ db }, id, form, publishedAt) {
    await upsertBanner(db, {
      id,
      panelCode: form.panelCode,
      zhTitle: form.zhTitle,
      enTitle: form.enTitle,
      zhSubtitle: form.zhSubtitle,
      enSubtitle: form.enSubtitle,
      wideId: form.wideId,
      tallId: form.tallId,
      focusX: form.focusX,
      focusY: form.focusY,
      linkKind: form.linkKind,
      programmeId: form.linkKind === 'programme' ? form.programmeId : null,
      linkUrl: form.linkKind === 'page' ? form.path : form.linkKind === 'url' ? form.url : null,
      position: form.position,
      startsAt: form.startsAt,
      endsAt: form.endsAt,
      zhPublishedAt: publishedAt.zh,
      enPublishedAt: publishedAt.en,
    });
  },
};
