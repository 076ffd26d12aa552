-- Programmes and the companies that sell them (spec §3, product §6).
create table programme_types (
  type_id smallint primary key,
  zh_name text not null,
  en_name text not null,
  icon text not null default '',
  url text not null default '',
  position smallint not null
);

create table companies (
  id int generated always as identity primary key,
  key text unique,
  zh_name text,
  en_name text,
  zh_profile text,
  en_profile text,
  zh_city text,
  en_city text,
  country char(2) not null,
  registration_no text,
  zh_address text,
  en_address text,
  contact_name text,
  contact_email text,
  logo_id int references pictures,
  display_id int references pictures,
  user_id int references users on delete set null,
  is_seller boolean not null default false,
  is_buyer boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  check (zh_name is not null or en_name is not null)
);

create table programmes (
  id int generated always as identity primary key,
  key text unique,
  type_id smallint not null references programme_types,
  zh_title text,
  en_title text,
  genres text[] not null default '{}',
  year smallint check (year between 1900 and 2100),
  country char(2) not null,
  languages text[] not null default '{}',
  episodes int not null default 1 check (episodes between 1 and 10000),
  minutes int check (minutes between 1 and 10000),
  resolution text not null default '',
  zh_logline text,
  en_logline text,
  zh_synopsis text,
  en_synopsis text,
  -- [{ role, zhName, enName }] in billing order
  credits jsonb not null default '[]',
  -- [{ zh, en, year }]
  awards jsonb not null default '[]',
  cover_id int references pictures,
  hero_wide_id int references pictures,
  hero_tall_id int references pictures,
  trailer_id int references files,
  permit_no text,
  seller_id int references companies,
  eidr text,
  isan text,
  recommended int not null default 0,
  zh_published_at timestamptz,
  en_published_at timestamptz,
  source text not null default 'console',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (zh_title is not null or en_title is not null)
);
create index programmes_recommended on programmes (recommended desc, id desc) where zh_published_at is not null or en_published_at is not null;
create index programmes_newest on programmes (id desc) where zh_published_at is not null or en_published_at is not null;
create index programmes_type on programmes (type_id, recommended desc, id desc) where zh_published_at is not null or en_published_at is not null;
create index programmes_type_newest on programmes (type_id, id desc) where zh_published_at is not null or en_published_at is not null;
create index programmes_year on programmes (year desc, id desc);
create index programmes_genres on programmes using gin (genres);
create index programmes_zh_title on programmes using gin (zh_title gin_trgm_ops);
create index programmes_en_title on programmes using gin (lower(en_title) gin_trgm_ops);
create index programmes_seller on programmes (seller_id);
create unique index programmes_eidr on programmes (eidr) where eidr is not null;

create table programme_stills (
  programme_id int not null references programmes on delete cascade,
  picture_id int not null references pictures,
  position smallint not null,
  primary key (programme_id, picture_id)
);

create trigger programme_types_changed after insert or update or delete on programme_types execute function tell_change();
create trigger companies_changed after insert or update or delete on companies execute function tell_change();
create trigger programmes_changed after insert or update or delete on programmes execute function tell_change();
create trigger programme_stills_changed after insert or update or delete on programme_stills execute function tell_change();
create trigger pictures_changed after insert or update or delete on pictures execute function tell_change();
