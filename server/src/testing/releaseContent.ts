// The rows that the upgrade test keeps of a release: some of each main subject, written as users and staff write them.
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { publishContent } from '../modules/content/content.service.ts';
import { exhibitionKind } from '../modules/exhibitions/exhibitions.content.service.ts';
import { newsKind } from '../modules/news/news.content.service.ts';
import { anActivity } from './activityBuilders.ts';
import { aStaff, aUser } from './builders.ts';
import { anEntry } from './competitionBuilders.ts';
import { aBuyer, anAcceptedOrder, anOrder, aSale, aSeasonOf, aShippedOrder, stubPdf } from './dealBuilders.ts';
import type { TestApp } from './testApp.ts';
import { aTrailerSubmission } from './trailerBuilders.ts';

/** Tables that must have rows, so that the upgrade test covers all main subjects. */
export const mainTables = [
  ...['users', 'staff', 'sessions', 'certifications', 'addresses', 'files', 'pictures', 'mails', 'notifications'],
  ...[
    'audit_log',
    'audit_chain',
    'agreement_versions',
    'agreement_drafts',
    'agreement_consents',
    'site_settings',
    'navigation_items',
  ],
  ...[
    'content_records',
    'content_versions',
    'content_events',
    'dictionary_items',
    'favourites',
    'visits',
    'popularity',
  ],
  ...['companies', 'programme_types', 'programmes', 'work_parts', 'work_coverage', 'trailer_submissions'],
  ...[
    'company_contacts',
    'licence_offers',
    'orders',
    'contracts',
    'contract_files',
    'submissions',
    'deal_events',
    'grants',
  ],
  ...['licensor_entries', 'exhibitions', 'activities', 'news', 'competitions', 'competition_entries', 'search_tiers'],
];

export async function writeReleaseContent(t: TestApp): Promise<void> {
  stubPdf(t);
  const buyer = await aBuyer(t, { username: 'buyer' });
  await aUser(t, { username: 'enterprise', certified: 'enterprise', locale: 'zh-CN' });
  const admin = await aStaff(t, 'admin', { username: 'admin' });
  const staff = await aStaff(t, 'trade', { username: 'trade' });
  const [shipped, accepted, placed] = [await aSale(t), await aSale(t), await aSale(t, { exclusive: true })];
  await aSeasonOf(t, shipped, accepted, '1');
  await aShippedOrder(t, { buyer, staff, sale: shipped });
  await anAcceptedOrder(t, { buyer, staff, sale: placed });
  await anOrder(t, { buyer, staff, sale: await aSale(t) });

  const { version } = await t.visitor.agreement.current();
  await buyer.client.agreement.agree({ version });
  const { draft, revision } = await admin.client.consoleAgreement.detail({ kind: 'agreement' });
  const words = { zhHtml: '<p>新的约定。</p>', enHtml: '<p>New terms.</p>' };
  await admin.client.consoleAgreement.save({ kind: 'agreement', revision, draft: { ...draft, ...words } });

  await publishContent(t.ctx(), newsKind, {
    zhTitle: '授权市场第一号',
    enTitle: 'Licensing market 1',
    zhBody: '<p>正文</p>',
    enBody: '<p>Body</p>',
    date: '2026-05-01',
  });
  await publishContent(t.ctx(), exhibitionKind, {
    zhTitle: '釜山亚洲内容市场',
    enTitle: 'Busan Asian Contents Market',
    zhCity: '釜山',
    enCity: 'Busan',
    country: 'KR',
    regionTypeId: 2,
    timeZone: 'Asia/Seoul',
    startsOn: '2026-10-10',
    endsOn: '2026-10-13',
  });
  await anActivity(t, {
    zhTitle: '版权诊所',
    enTitle: 'Rights clinic',
    kind: 1,
    zhSummary: '从一纸合同到世界银幕。',
    enSummary: 'From one contract to the screens of the world.',
    zhPlace: '3 号厅',
    enPlace: 'Hall 3',
    zhCity: '上海',
    enCity: 'Shanghai',
    startsAt: '2026-07-01T06:00:00Z',
    endsAt: '2026-07-01T08:00:00Z',
  });
  await anEntry(t, 1, { votes: 3, views: 40 });
  const { programmeId } = await aTrailerSubmission(t);
  const { sellerId } = await t.db
    .selectFrom('programmes')
    .select('sellerId')
    .where('id', '=', programmeId)
    .executeTakeFirstOrThrow();
  const message = 'We would like to see a screener.';
  await buyer.client.companyContact.send({ companyId: sellerId!, topic: 'other', message });

  const favourite = { class: ContentClass.programme, id: shipped.programme.id };
  await buyer.client.user.addCollection({ ...favourite, collected: true });
  await buyer.client.user.addVistor(favourite);
}
