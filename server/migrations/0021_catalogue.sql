-- The five types of spec §3 belong to the product, not to the demo; a catalogue without them cannot hold a programme.
insert into programme_types (type_id, zh_name, en_name, icon, url, position) values
  (1, '电视剧', 'Teleplay', 'teleplay', '/program?typeId=1', 1),
  (2, '纪录片', 'Documentary', 'documentary', '/program?typeId=2', 2),
  (3, '动画片', 'Cartoon', 'cartoon', '/program?typeId=3', 3),
  (4, '微短剧', 'Micro short drama', 'microDrama', '/program?typeId=4', 4),
  (5, '网络视听内容', 'Web-made content', 'web', '/program?typeId=5', 5);

-- Programmes without a year come last, and only what visitors see is paged through.
drop index programmes_year;
create index programmes_year on programmes (year desc nulls last, id desc) where zh_published_at is not null or en_published_at is not null;
