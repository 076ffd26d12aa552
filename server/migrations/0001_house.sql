-- The house: settings, files, mail, limits and the words staff leave behind.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Tells every process which table changed, so that cached answers are dropped everywhere.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table staff (
  id int generated always as identity primary key,
  username text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  role text not null check (role in ('admin', 'editor', 'reviewer', 'trade', 'service')),
  totp_secret text,
  totp_enabled_at timestamptz,
  totp_last_step bigint,
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
  disabled_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index staff_username_key on staff (lower(username));
create unique index staff_email_key on staff (lower(email));

create table users (
  id int generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  nickname text,
  phone text,
  portrait_id int,
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
  cert_status smallint not null default 0 check (cert_status between 0 and 3),
  cert_kind text check (cert_kind in ('person', 'enterprise')),
  homepage_status smallint not null default 0 check (homepage_status between 0 and 2),
  last_sign_in_at timestamptz,
  warned_inactive_at timestamptz,
  dormant_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));

-- Only the hash of a token is kept (product §2).
create table sessions (
  id int generated always as identity primary key,
  token_hash bytea not null unique,
  user_id int references users on delete cascade,
  staff_id int references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(user_id, staff_id) = 1)
);
create index sessions_user on sessions (user_id);
create index sessions_staff on sessions (staff_id);
create index sessions_expiry on sessions (expires_at);

-- Counters of a fixed window; losing them in a crash loses only counts.
create unlogged table rate_limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limits_reset on rate_limits (resets_at);

create table idempotency_keys (
  user_id int not null references users on delete cascade,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);

-- `public` files are served to all under /media; `private` ones only by a signed address (product §9).
create table files (
  id int generated always as identity primary key,
  store text not null check (store in ('public', 'private')),
  purpose text not null,
  owner_user_id int references users on delete set null,
  owner_staff_id int references staff on delete set null,
  name text not null,
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea,
  path text not null unique,
  ready_at timestamptz,
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_user_id);

create table file_views (
  id bigint generated always as identity primary key,
  file_id int not null references files on delete cascade,
  staff_id int not null references staff,
  at timestamptz not null default now()
);

-- One picture in the sizes the layout needs; `sources` is [{ width, type, url }], smallest first.
create table pictures (
  id int generated always as identity primary key,
  key text not null unique,
  width int not null,
  height int not null,
  tone text not null check (tone ~ '^#[0-9a-f]{6}$'),
  sources jsonb not null,
  created_at timestamptz not null default now()
);
alter table users add foreign key (portrait_id) references pictures on delete set null;

create table mails (
  id int generated always as identity primary key,
  recipient text not null,
  user_id int references users on delete set null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null check (status in ('outbox', 'queued', 'sent', 'failed')),
  tries int not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_newest on mails (id desc);

create table notifications (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null,
  zh_title text not null,
  en_title text not null,
  zh_body text not null,
  en_body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);

create table audit_log (
  id bigint generated always as identity primary key,
  staff_id int references staff,
  action text not null,
  subject text not null,
  subject_id text,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_log_subject on audit_log (subject, subject_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger audit_log_fixed before update or delete on audit_log for each row execute function refuse_change();
