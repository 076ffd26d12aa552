-- Accounts of staff and users, and how they sign in (spec §2).

-- Members of staff. The role decides what a member may do in the console.
create table staff (
  id int generated always as identity primary key,
  username text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  role text not null check (role in ('admin', 'editor', 'reviewer', 'trade', 'service')),
  -- The seed of the authenticator app, encrypted (decision 0048).
  totp_secret text,
  totp_enabled_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  totp_last_step bigint,
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
  disabled_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index staff_username_key on staff (lower(username));
create unique index staff_email_key on staff (lower(email));

-- Codes that replace the authenticator once each. Only their hashes are stored.
create table staff_recovery_codes (
  id int generated always as identity primary key,
  staff_id int not null references staff on delete cascade,
  code_hash bytea not null unique,
  used_at timestamptz
);
create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);

-- Visitors who have registered, buyers and sellers among them.
create table users (
  id int generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  nickname text,
  phone text,
  -- A picture. The foreign key follows in 0003_files.sql, because pictures refer to users too.
  portrait_id int,
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
  -- The state of the last certification, so that a request need not read `certifications`.
  cert_status smallint not null default 0 check (cert_status between 0 and 3),
  cert_kind text check (cert_kind in ('person', 'enterprise')),
  homepage_status smallint not null default 0 check (homepage_status between 0 and 2),
  last_sign_in_at timestamptz,
  -- A user who has not signed in for long is warned, and later the account becomes dormant.
  warned_inactive_at timestamptz,
  dormant_at timestamptz,
  -- A closed account keeps its row, without personal data, because orders and the audit log refer to it.
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create index users_last_sign_in on users (coalesce(last_sign_in_at, created_at)) where closed_at is null;

-- Refuses a new row for an account that is closed. The trigger's argument is the column that refers to the account. Closing an
-- account locks the user's row with FOR UPDATE, and this check locks it with FOR KEY SHARE: of two transactions that close the
-- account and write for it at the same time, the second one waits and then sees what the first one did.
create function refuse_closed_account() returns trigger language plpgsql as $$
declare
  owner int := (to_jsonb(new) ->> tg_argv[0])::int;
begin
  if owner is not null then
    perform 1 from users where id = owner and closed_at is null for key share;
    if not found and exists (select 1 from users where id = owner) then
      raise exception 'account % is closed', owner using errcode = 'PVC01';
    end if;
  end if;
  return new;
end $$;

-- Refuses every change of an account that is closed. A profile that was being saved at that moment does not come back.
create function refuse_change_of_closed_account() returns trigger language plpgsql as $$
begin
  raise exception 'account % is closed', old.id using errcode = 'PVC01';
end $$;
create trigger users_closed before update on users
  for each row when (old.closed_at is not null) execute function refuse_change_of_closed_account();

-- Sessions of users and staff. Only the hash of the token is stored, so that a copy of the table signs nobody in.
create table sessions (
  id int generated always as identity primary key,
  token_hash bytea not null unique,
  user_id int references users on delete cascade,
  staff_id int references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Shown to the owner in the list of sessions: last use, kind of device, and the network without the full IP address.
  last_used_at timestamptz not null default now(),
  device text not null default '',
  network text not null default '',
  -- A session belongs to one user or to one member of staff.
  check (num_nonnulls(user_id, staff_id) = 1)
);
create index sessions_user on sessions (user_id);
create index sessions_staff on sessions (staff_id);
create index sessions_expiry on sessions (expires_at);
create trigger sessions_of_open_accounts before insert on sessions
  for each row execute function refuse_closed_account('user_id');

-- Codes sent by e-mail: to prove an e-mail address or to sign a contract. Only the hash is stored.
create table email_codes (
  id int generated always as identity primary key,
  email text not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  -- What the code is valid for: a code to sign a contract is bound to that contract and to the bytes that were issued. Null for
  -- a code that only proves an e-mail address.
  subject text,
  -- Hash of the browser that requested the code: no other browser can try the code or replace it with a newer one. Null where
  -- the user is signed in or holds a link.
  asker bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_codes_latest on email_codes (lower(email), purpose, id desc);

-- Tokens of the links in mails that set a new password or wake a dormant account. Only the hash is stored.
create table reset_tokens (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  purpose text not null default 'reset' check (purpose in ('reset', 'wake')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create trigger reset_tokens_of_open_accounts before insert on reset_tokens
  for each row execute function refuse_closed_account('user_id');

-- Counters of requests within a fixed time window. Unlogged: a crash loses the counts and nothing else.
create unlogged table rate_limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limits_reset on rate_limits (resets_at);

-- The first response to each idempotency key, which a repeated request gets again (decision 0006).
create table idempotency_keys (
  user_id int not null references users on delete cascade,
  endpoint text not null,
  key text not null,
  -- A key that comes back with another request is refused.
  request_hash bytea not null,
  -- Null only inside of the transaction of the first request.
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create trigger idempotency_keys_of_open_accounts before insert on idempotency_keys
  for each row execute function refuse_closed_account('user_id');
