// Bilingual programmes for the search benchmark, made by the database itself: words by Zipf's law, some common in titles and
// texts, a long tail of rare ones, people, genres and years. The same numbers give the same rows.
import type { Database } from '../server/src/platform/database/connect.ts';

const zhWords =
  '长安 灯火 江湖 家庭 爱情 少年 故乡 大海 山河 春天 城市 夜色 医生 老师 警察 律师 母亲 父亲 孩子 朋友 时间 记忆 秘密 风暴 雪山 草原 沙漠 森林 河流 海岛 火车 飞机 星空 月亮 太阳 宇宙 机器 梦想 青春 校园 职场 美食 厨房 茶馆 戏台 歌声 舞者 画家 诗人 王朝 将军 公主 剑客 侠女 商人 匠人 渔村 小镇 胡同 码头 车站 桥梁 运河 丝路 长城 故宫 敦煌 西域 高原 冰川 熊猫 鲸鱼 候鸟 蝴蝶 玫瑰 竹林 稻田 果园 牧场 矿山 工厂 医院 法庭 战场 黎明 黄昏 清晨 午夜 冬至 立春 中秋 除夕 重逢 告别 归来 远方 尽头 边界 真相 谎言 证人 迷雾 暗流 追踪 逃亡 拯救 守护 约定 信件 日记 照片 钥匙'.split(
    ' ',
  );
const enWords =
  'river lantern harbour mountain winter summer garden island ocean forest desert station bridge castle palace kitchen market teacher doctor lawyer mother father sister brother stranger witness secret silence memory promise letter diary shadow mirror window door garden school village city night morning midnight dawn storm thunder snow rain fire stone glass paper silk bamboo orchid tiger whale panda eagle horse dragon phoenix moon star comet planet engine machine dream dancer painter poet singer soldier general princess merchant craftsman fisherman farmer pilot driver detective judge healer keeper hunter runner climber sailor travel journey return farewell reunion border horizon valley canyon glacier plateau railway ferry lighthouse temple theatre opera museum library hospital courtroom factory orchard meadow'.split(
    ' ',
  );
const signs =
  '云风花雪月山水木石金玉竹松梅兰菊荷叶草虫鱼鸟马牛羊鹿鹤龙凤虎狼狐兔雨露霜雾虹霞光影声色香味甜苦酸辣红橙黄绿青蓝紫白黑灰天地日星辰宿东南西北中上下左右前后里外高低远近深浅大小多少新旧早晚春夏秋冬朝暮晨昏江河湖海溪泉井池塘岛屿桥路街巷村镇城乡国家门窗墙院楼阁塔寺庙堂';
const list = (words: readonly string[]) => `array['${words.join("','")}']`;

/** Fills an empty, migrated database. */
export async function fillSearchCatalogue(sql: Database['sql'], programmes: number): Promise<void> {
  await sql.reserve((connection) =>
    connection.script(`
    -- What filters and sorts the catalogue is not measured here, and costs most of the filling.
    drop index programmes_zh_title; drop index programmes_en_title; drop index programmes_genres;
    set synchronous_commit = off;
    select setseed(0.42);
    create function pg_temp.zipf(n int) returns int language sql volatile as 'select 1 + floor(n * power(random(), 3))::int';
    create function pg_temp.sign() returns text language sql volatile as
      $$select substr('${signs}', 1 + floor(random() * ${[...signs].length})::int, 1)$$;
    -- One word of four is rare: any two signs.
    create function pg_temp.zh() returns text language sql volatile as
      $$select case when random() < 0.25 then pg_temp.sign() || pg_temp.sign() else (${list(zhWords)})[pg_temp.zipf(${zhWords.length})] end$$;
    create function pg_temp.en() returns text language sql volatile as
      $$select case when random() < 0.2 then (array['bra','cor','del','fin','gal','hol','kar','lum','mer','nor','pel','quin','ros','san','tor','val','wen','yar'])[1 + floor(random() * 18)::int]
        || (array['an','el','is','or','um','ay','eth','ine','oth','ack','ell','ant'])[1 + floor(random() * 12)::int]
        || (array['ia','or','en','us','ow','ley','ton','wick','mere','dale'])[1 + floor(random() * 10)::int]
        else (${list(enWords)})[pg_temp.zipf(${enWords.length})] end$$;
    create function pg_temp.zh_text(n int) returns text language plpgsql volatile as
      $$declare t text := ''; begin for i in 1 .. n loop t := t || pg_temp.zh() || case i % 6 when 0 then '，' when 3 then '的' else '' end; end loop; return t; end$$;
    create function pg_temp.en_text(n int) returns text language plpgsql volatile as
      $$declare t text := ''; begin for i in 1 .. n loop t := t || pg_temp.en() || ' '; end loop; return t; end$$;
    create function pg_temp.person() returns jsonb language plpgsql volatile as
      $$declare s int := pg_temp.zipf(20); a int := 1 + floor(random() * 40)::int; b int := 1 + floor(random() * 40)::int;
        zs text := substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', s, 1); given text := '文明华建国志强海燕晓东春雪梅兰芳玉秀英俊杰浩然子轩雨涵思远若水清和嘉宁亦凡';
        es text[] := array['Wang','Li','Zhang','Liu','Chen','Yang','Zhao','Huang','Zhou','Wu','Xu','Sun','Hu','Zhu','Gao','Lin','He','Guo','Ma','Luo'];
        eg text[] := array['wen','ming','hua','jian','guo','zhi','qiang','hai','yan','xiao','dong','chun','xue','mei','lan','fang','yu','xiu','ying','jun','jie','hao','ran','zi','xuan','yu','han','si','yuan','ruo','shui','qing','he','jia','ning','yi','fan','tao','bo','lei'];
      begin return jsonb_build_object('role', 'cast', 'zhName', zs || substr(given, a, 1) || substr(given, b, 1), 'enName', es[s] || ' ' || initcap(eg[a] || eg[b])); end$$;
    insert into companies (zh_name, en_name, country, is_seller, zh_published_at, en_published_at)
      select pg_temp.zh() || '影业' || i, initcap(pg_temp.en()) || ' Pictures ' || i, 'CN', true, now(), now() from generate_series(1, 200) i;
    insert into programmes (type_id, zh_title, en_title, genres, year, country, languages, episodes, minutes, resolution, zh_logline, en_logline,
      zh_synopsis, en_synopsis, credits, awards, seller_id, recommended, zh_published_at, en_published_at)
      select 1 + i % 5, pg_temp.zh() || case when random() < 0.5 then '的' else '' end || pg_temp.zh() || case when random() < 0.4 then pg_temp.zh() else '' end,
        'The ' || initcap(pg_temp.en() || ' ' || pg_temp.en() || case when random() < 0.5 then ' of ' || pg_temp.en() else '' end),
        array[(array['drama','suspense','romance','family','historical','comedy','crime','nature','food','music'])[pg_temp.zipf(10)],
          (array['mystery','workplace','costume','youth','science','travel','school','sport','fantasy','adventure'])[pg_temp.zipf(10)]],
        2027 - pg_temp.zipf(25), (array['CN','HK','KR','JP','SG','GB','FR','BR'])[pg_temp.zipf(8)], array['zh', 'en'], 1 + i % 60, 45, '4K',
        pg_temp.zh_text(6), pg_temp.en_text(8), pg_temp.zh_text(18), pg_temp.en_text(24),
        jsonb_build_array(pg_temp.person(), pg_temp.person(), pg_temp.person()), '[]',
        (select min(id) from companies) + i % 200, case when random() < 0.02 then floor(random() * 1000)::int else 0 end, now(), now()
      from generate_series(1, ${programmes}) i;
    insert into popularity (class, content_id, visits, favourites)
      select 1, id, floor(power(random(), 12) * 50000)::int, floor(power(random(), 14) * 2000)::int from programmes where random() < 0.3;
    analyze programmes; analyze popularity;
  `),
  );
}
