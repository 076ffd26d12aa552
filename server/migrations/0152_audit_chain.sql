-- The audit log also holds what users did, and every row is chained to the one before it (decision 0045).
alter table audit_log add column user_id int references users;
create index audit_log_user on audit_log (user_id) where user_id is not null;

-- One link for each row of audit_log. A lane is a chain of its own; the rows of one actor stand in one lane, so that people who
-- work at the same time rarely wait for each other.
create table audit_chain (
  lane smallint not null,
  seq bigint not null,
  audit_id bigint not null unique,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (lane, seq)
);
create table audit_heads (
  lane smallint primary key,
  seq bigint not null,
  hash bytea not null
);
insert into audit_heads
select lane, 0, sha256(convert_to('pavilion audit ' || lane, 'UTF8')) from generate_series(0, 39) lane;

create function audit_hash(prev bytea, of audit_log) returns bytea stable language sql as $$
  select sha256(prev || convert_to(jsonb_build_array(
    of.id, of.staff_id, of.user_id, of.action, of.subject, of.subject_id, of.details,
    to_char(of.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))
$$;

-- Deferred to the end of the transaction: the lane is locked only while it commits, after every other lock was taken. It runs
-- as its owner, because the application's role may not write the chain.
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

-- The rows that stand there already.
do $$
declare
  r audit_log;
  head audit_heads;
  link bytea;
begin
  for r in select * from audit_log order by id loop
    select * into head from audit_heads where lane = coalesce(r.staff_id % 8, 32);
    link := audit_hash(head.hash, r);
    insert into audit_chain values (head.lane, head.seq + 1, r.id, head.hash, link);
    update audit_heads set seq = head.seq + 1, hash = link where lane = head.lane;
  end loop;
end $$;
create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
  for each row execute function chain_audit();

-- What was written stays as it was written: no row is changed or deleted, and no table is emptied.
create trigger audit_chain_fixed before update or delete on audit_chain for each row execute function refuse_change();
create trigger file_views_fixed before update or delete on file_views for each row execute function refuse_change();
create trigger contract_files_fixed before update or delete on contract_files for each row execute function refuse_change();
create trigger agreement_consents_fixed before update or delete on agreement_consents
  for each row execute function refuse_change();
create trigger contracts_kept before delete on contracts for each row execute function refuse_change();
create trigger orders_kept before delete on orders for each row execute function refuse_change();
do $$
declare
  fixed text;
begin
  foreach fixed in array array['audit_log', 'audit_chain', 'audit_heads', 'deal_events', 'file_views', 'contract_files',
    'agreement_consents', 'contracts', 'orders'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      fixed || '_not_emptied', fixed);
  end loop;
end $$;
-- A view outlives its file: the paper of a closed account goes, who looked at it stays.
alter table file_views drop constraint file_views_file_id_fkey;

create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  if old.issued_at is not null and (new.issued_at is null or (new.terms, new.contract_no, new.order_id)
      is distinct from (old.terms, old.contract_no, old.order_id)) then
    raise exception 'the terms of contract % are issued and never change', old.contract_no;
  end if;
  return new;
end $$;
create trigger contracts_terms_fixed before update on contracts for each row execute function refuse_terms_change();

create function refuse_total_change() returns trigger language plpgsql as $$
begin
  if (new.total_minor, new.currency, new.order_no) is distinct from (old.total_minor, old.currency, old.order_no) then
    raise exception 'the total of order % never changes', old.order_no;
  end if;
  return new;
end $$;
create trigger orders_total_fixed before update on orders for each row execute function refuse_total_change();
