// Ten thousand bilingual programmes with offers and pictures, made by the database itself in a few seconds.
import type { Database } from '../server/src/platform/database/connect.ts';

/** Fills an empty, migrated database; the same numbers give the same rows. */
export async function fillCatalogue(sql: Database['sql'], programmes: number): Promise<void> {
  await sql.reserve((connection) =>
    connection.script(`
    insert into programme_types (type_id, zh_name, en_name, position)
      values (1, '电视剧', 'Teleplay', 1), (2, '纪录片', 'Documentary', 2), (3, '动画片', 'Cartoon', 3), (4, '微短剧', 'Micro short drama', 4), (5, '网络视听', 'Web-made content', 5)
      on conflict do nothing;
    insert into companies (zh_name, en_name, country, is_seller, zh_published_at, en_published_at)
      select '影业公司' || i, 'Pictures ' || i, 'CN', true, now(), now() from generate_series(1, 50) i;
    insert into pictures (key, width, height, tone, sources)
      select 'bench/' || i, 720, 1008, '#7644d9', json_build_array(
        json_build_object('width', 240, 'type', 'image/avif', 'url', '/media/bench/' || i || '-240.avif'),
        json_build_object('width', 480, 'type', 'image/avif', 'url', '/media/bench/' || i || '-480.avif'),
        json_build_object('width', 480, 'type', 'image/webp', 'url', '/media/bench/' || i || '-480.webp'))
      from generate_series(1, 200) i;
    insert into programmes (type_id, zh_title, en_title, genres, year, country, languages, episodes, minutes, resolution, zh_logline, en_logline,
      zh_synopsis, en_synopsis, credits, awards, cover_id, seller_id, recommended, zh_published_at, en_published_at)
      select 1 + i % 5, '长河落日第' || i || '部', 'Where the River Ends ' || i, array['drama', 'history'], 2015 + i % 12, 'CN', array['zh', 'en'], 1 + i % 60, 45, '4K',
        '一名灯匠走进一桩被遗忘二十年的旧案', 'A lantern maker walks into a case forgotten for twenty years',
        repeat('上元前夜，十二盏宫灯相继熄灭。一名灯匠循着灯油的气味走进旧案。', 4), repeat('On the eve of the festival twelve palace lanterns go out one by one. ', 5),
        '[{"role":"director","zhName":"沈砚","enName":"Shen Yan"},{"role":"cast","zhName":"陆知行","enName":"Lu Zhixing"}]', '[]',
        (select min(id) from pictures) + i % 200, (select min(id) from companies) + i % 50, (i * 7919) % 1000, now(), now()
      from generate_series(1, ${programmes}) i;
    insert into licence_offers (programme_id, zh_name, en_name, exclusive, media, territories, countries, languages, prices, runs)
      select p.id, '方案' || k, 'Offer ' || k, k = 1, case k when 1 then array['svod', 'avod'] when 2 then array['free_tv', 'pay_tv', 'iptv'] else array['inflight'] end,
        '{"include":["TH","VN","ID","MY","SG","PH"],"exclude":[]}', array['ID', 'MY', 'PH', 'SG', 'TH', 'VN'], array['zh', 'en'],
        '{"1": 6000000, "2": 10000000, "3": 13500000, "5": null}', null
      from programmes p cross join generate_series(1, 3) k;
    insert into grants (programme_id, medium, territory, term, exclusive, lane, state, source, note)
      select p.id, 'svod', c, daterange('2026-01-01', '2029-01-01'), true, int8range(null, null), 'granted', 'elsewhere', 'bench'
      from programmes p cross join unnest(array['TH', 'VN']) c where p.id % 10 = 0;
    analyze;
  `),
  );
}
