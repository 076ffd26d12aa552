import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { attachWorks, setWorkLevel } from '@pavilion/server/modules/rights/rights.service.ts';
import { sql } from 'kysely';
import type { SeedProgramme } from './programme.ts';
import { teleplays } from './teleplays.ts';

type Ids = ReadonlyMap<string, number>;

const whole: SeedProgramme = teleplays.find(({ key }) => key === 'berth-seven')!;
/** The two seasons of Berth Seven and the first episodes of season 1, as works of their own. */
const parts = [
  {
    key: 'berth-seven-s1',
    of: 'berth-seven',
    level: 'season',
    number: '1',
    zh: '七号泊位 第一季',
    en: 'Berth Seven: Storm Season',
    episodes: 12,
  },
  {
    key: 'berth-seven-s2',
    of: 'berth-seven',
    level: 'season',
    number: '2',
    zh: '七号泊位 第二季',
    en: 'Berth Seven: Slack Water',
    episodes: 12,
  },
  {
    key: 'berth-seven-s1e1',
    of: 'berth-seven-s1',
    level: 'episode',
    number: '1',
    zh: '三百公斤',
    en: 'Three Hundred Kilos',
    episodes: 1,
  },
  {
    key: 'berth-seven-s1e2',
    of: 'berth-seven-s1',
    level: 'episode',
    number: '2',
    zh: '潮水账本',
    en: 'The Tide Ledger',
    episodes: 1,
  },
  {
    key: 'berth-seven-s1e3',
    of: 'berth-seven-s1',
    level: 'episode',
    number: '3',
    zh: '夜班桥吊',
    en: 'Night Crane',
    episodes: 1,
  },
] as const;

/** They share the series' poster and facts; nothing of them is recommended or has a prize of its own. */
export const partProgrammes: readonly SeedProgramme[] = parts.map(({ key, zh, en, episodes }) => {
  const { recommended: _recommended, eidr: _eidr, awards: _awards, permitNo: _permit, ...facts } = whole;
  return { ...facts, key, zhTitle: zh, enTitle: en, episodes };
});

/** Connects them, offers what can be licensed by itself, and enters a season that was sold before the fair. */
export async function seedWorks({ db }: JobCtx, ids: Ids) {
  await setWorkLevel({ db }, ids.get('berth-seven')!, 'series');
  for (const { key, level } of parts) await setWorkLevel({ db }, ids.get(key)!, level);
  await attachWorks(
    { db },
    parts.map(({ key, of, number }) => ({ parentId: ids.get(of)!, childId: ids.get(key)!, number })),
  );
  // A part is offered as the series is, a season at half the price and an episode at a twenty-fourth.
  for (const { key, level } of parts)
    await sql`
      insert into licence_offers (programme_id, zh_name, en_name, exclusive, media, territories, countries, languages,
        currency, prices, runs, window_start, window_end, source)
      select ${ids.get(key)!}, zh_name, en_name, exclusive, media, territories, countries, languages, currency,
        (select jsonb_object_agg(year, case when price = 'null' then price
          else to_jsonb((price::text::numeric / ${level === 'season' ? 2 : 24} / 10000)::int * 10000) end)
          from jsonb_each(prices) as sold (year, price)), runs, window_start, window_end, 'demo'
      from licence_offers where programme_id = ${ids.get('berth-seven')!} order by id`.execute(db);
  await sql`
    insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source, note)
    select ${ids.get('berth-seven-s1')!}, 'pay_tv', territory, '[2026-01-01,2029-01-01)', true, int8range(null, null), 'granted',
      'elsewhere', '参展前已有的授权安排 / Arranged before the fair'
    from unnest('{HK,TW}'::text[]) as territory`.execute(db);
}
