-- What all kinds of content have in common: drafts and versions of editors, names that staff define, favourites and visits of
-- users.

-- Content that editors write: the draft, and what is published of it in each language (decision 0018). The table of the kind
-- itself (exhibitions, activities, news …) holds only what visitors may read, and is written from here.
create table content_records (
  kind text not null,
  record_id int not null,
  -- The form as it was saved last.
  draft jsonb not null,
  -- Counts the saves. A save of an older revision is refused.
  revision int not null default 1 check (revision > 0),
  -- Whether the draft differs from what is published.
  changed boolean not null,
  -- The published form: the fields of the language and those without a language. Null while that language is not published.
  zh_live jsonb,
  en_live jsonb,
  zh_published_at timestamptz,
  en_published_at timestamptz,
  -- A scheduled publication and its languages.
  due_at timestamptz,
  due_languages text[] not null default '{}',
  missing_english boolean not null,
  edited_by int references staff,
  edited_at timestamptz not null,
  created_at timestamptz not null,
  primary key (kind, record_id),
  check ((zh_live is null) = (zh_published_at is null)),
  check ((en_live is null) = (en_published_at is null)),
  check ((due_at is null) = (due_languages = '{}'))
);
create index content_records_due on content_records (due_at) where due_at is not null;
create index content_records_newest on content_records (kind, edited_at desc);

-- Every saved version of a record.
create table content_versions (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id int not null,
  revision int not null,
  form jsonb not null,
  staff_id int references staff,
  at timestamptz not null,
  unique (kind, record_id, revision)
);
create trigger content_versions_fixed before update on content_versions for each row execute function refuse_change();

-- Events of a record besides saving: published, withdrawn, scheduled.
create table content_events (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id int not null,
  revision int not null,
  event text not null,
  languages text[] not null,
  staff_id int references staff,
  at timestamptz not null
);
create index content_events_record on content_events (kind, record_id, id desc);

-- Lists whose items staff name and order: categories of news, regions of exhibitions, kinds of activities.
create table dictionary_items (
  type_code text not null,
  item_id smallint not null,
  zh_name text not null,
  en_name text not null,
  icon text not null default '',
  position smallint not null default 0,
  hidden boolean not null default false,
  primary key (type_code, item_id)
);
create trigger dictionary_items_changed after insert or update or delete on dictionary_items execute function notify_change();
insert into dictionary_items (type_code, item_id, zh_name, en_name, position) values
  ('newsCategory', 1, '行业动态', 'Industry News', 1),
  ('newsCategory', 2, '深度研究', 'Depth Research', 2),
  ('newsCategory', 3, '公告', 'Notices', 3),
  ('regionType', 1, '中国', 'China', 1),
  ('regionType', 2, '亚太', 'Asia-Pacific', 2),
  ('regionType', 3, '欧洲', 'Europe', 3),
  ('regionType', 4, '美洲', 'The Americas', 4),
  ('regionType', 5, '中东与非洲', 'Middle East and Africa', 5),
  ('activityKind', 1, '论坛', 'Forum', 1),
  ('activityKind', 2, '会议', 'Meeting', 2),
  ('activityKind', 3, '推介会', 'Pitching session', 3),
  ('activityKind', 4, '展映', 'Screening', 4),
  ('activityKind', 5, '研修', 'Study', 5),
  ('activityKind', 6, '动态', 'Dynamics', 6),
  ('activityKind', 7, '其他', 'Other', 7);

-- Favourites of users among the six content classes (spec §3). A removed favourite stays for an hour, so that an undo restores
-- it unchanged; then a job deletes it.
create table favourites (
  user_id int not null references users on delete cascade,
  class smallint not null check (class between 1 and 6),
  content_id int not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (user_id, class, content_id)
);
create index favourites_newest on favourites (user_id, created_at desc) where removed_at is null;
create index favourites_removed on favourites (removed_at) where removed_at is not null;
create trigger favourites_of_open_accounts before insert on favourites
  for each row execute function refuse_closed_account('user_id');

-- The history of a user: how often and when last each item was opened. A removed entry stays for an hour, like a favourite.
create table visits (
  user_id int not null references users on delete cascade,
  class smallint not null check (class between 1 and 6),
  content_id int not null,
  times int not null default 1,
  visited_at timestamptz not null,
  removed_at timestamptz,
  primary key (user_id, class, content_id)
);
create index visits_newest on visits (user_id, visited_at desc) where removed_at is null;
create index visits_removed on visits (removed_at) where removed_at is not null;
create trigger visits_of_open_accounts before insert on visits
  for each row execute function refuse_closed_account('user_id');

-- Visits and favourites of each item, all users together. No notify trigger: a visit must not drop cached responses.
create table popularity (
  class smallint not null check (class between 1 and 6),
  content_id int not null,
  visits int not null default 0,
  favourites int not null default 0,
  primary key (class, content_id)
);
