-- A session tells its owner where it is: the kind of device, the network (never the whole address), when it was last used.
alter table sessions add column last_used_at timestamptz not null default now(), add column device text not null default '',
  add column network text not null default '';

-- Codes that replace the authenticator once each; only their hashes are kept.
create table staff_recovery_codes (
  id int generated always as identity primary key,
  staff_id int not null references staff on delete cascade,
  code_hash bytea not null unique,
  used_at timestamptz
);
create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);
