-- Extensions and functions that every other file uses, and the settings of the installation.

-- Exclusion constraints that compare plain values with `=` beside ranges with `&&`.
create extension if not exists btree_gist;
-- Trigram indexes for titles that contain a word or resemble it.
create extension if not exists pg_trgm;

-- Notifies every process of the table that a statement has changed, so that each one drops its cached responses (decision
-- 0005). A table whose rows appear in cached responses has a trigger `<table>_changed` that calls it.
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;

-- Refuses the statement. Triggers call it on tables whose rows must stay as they were written (decision 0045).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

-- Values that the server keeps for itself, such as its secret and its certificate. What staff edit is in `site_settings`.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
