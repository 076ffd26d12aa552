-- The audit log and the hash chain that reveals changes to it (decision 0045).

-- Actions of staff and users. Rows are only inserted.
create table audit_log (
  id bigint generated always as identity primary key,
  staff_id int references staff,
  user_id int references users,
  action text not null,
  subject text not null,
  subject_id text,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_log_subject on audit_log (subject, subject_id);
create index audit_log_user on audit_log (user_id) where user_id is not null;
create trigger audit_log_fixed before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function refuse_change();

-- One link for each row of `audit_log`. A lane is a chain of its own. The rows of one actor are in one lane, so transactions of
-- different people rarely wait for each other.
create table audit_chain (
  lane smallint not null,
  seq bigint not null,
  audit_id bigint not null unique,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (lane, seq)
);
create trigger audit_chain_fixed before update or delete on audit_chain for each row execute function refuse_change();
create trigger audit_chain_not_emptied before truncate on audit_chain for each statement execute function refuse_change();

-- The last link of each lane. Its lock puts the rows of the lane in order.
create table audit_heads (
  lane smallint primary key,
  seq bigint not null,
  hash bytea not null
);
create trigger audit_heads_not_emptied before truncate on audit_heads for each statement execute function refuse_change();
insert into audit_heads
select lane, 0, sha256(convert_to('pavilion audit ' || lane, 'UTF8')) from generate_series(0, 39) lane;

-- The hash of a row and of the link before it.
create function audit_hash(prev bytea, of audit_log) returns bytea stable language sql as $$
  select sha256(prev || convert_to(jsonb_build_array(
    of.id, of.staff_id, of.user_id, of.action, of.subject, of.subject_id, of.details,
    to_char(of.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))
$$;

-- Adds the link of a new row. The trigger is deferred to the end of the transaction, so that the lane is locked only during the
-- commit and after all other locks. The function runs as its owner, because the application's role may not write the chain.
create function chain_audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_heads;
  link bytea;
  wanted smallint := case
    when new.staff_id is not null then new.staff_id % 8
    when new.user_id is not null then 8 + new.user_id % 24
    else 32 + abs(hashtext(new.action) % 8) end;
begin
  select * into head from audit_heads where lane = wanted for update;
  link := audit_hash(head.hash, new);
  insert into audit_chain (lane, seq, audit_id, prev_hash, hash) values (wanted, head.seq + 1, new.id, head.hash, link);
  update audit_heads set seq = head.seq + 1, hash = link where lane = wanted;
  return null;
end $$;
create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
  for each row execute function chain_audit();
