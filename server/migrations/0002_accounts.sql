-- Registration, agreement, certification, addresses (spec §2–6, product §2–3).
create table agreement_versions (
  version text primary key,
  zh_title text not null,
  en_title text not null,
  zh_html text not null,
  en_html text not null,
  published_at timestamptz not null,
  effective_at timestamptz not null
);
create table agreement_consents (
  user_id int not null references users on delete cascade,
  version text not null references agreement_versions,
  agreed_at timestamptz not null default now(),
  primary key (user_id, version)
);
create trigger agreement_versions_changed after insert or update or delete on agreement_versions execute function tell_change();

create table email_codes (
  id int generated always as identity primary key,
  email text not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_codes_latest on email_codes (lower(email), purpose, id desc);

create table reset_tokens (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  purpose text not null default 'reset' check (purpose in ('reset', 'wake')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- One application; the answers are kept as they were given, checked by the protocol's schema.
create table certifications (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('person', 'enterprise')),
  answers jsonb not null,
  status smallint not null default 2 check (status between 1 and 3),
  reason text,
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by int references staff
);
create index certifications_user on certifications (user_id, id desc);
create unique index certifications_one_open on certifications (user_id) where status = 2;
create index certifications_queue on certifications (status, submitted_at);

create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  recipient text not null,
  country text not null,
  province text not null default '',
  city text not null default '',
  area text not null default '',
  address text not null,
  phone text not null,
  zipcode text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, id);
create unique index addresses_one_default on addresses (user_id) where is_default;
