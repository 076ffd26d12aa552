-- Files on disk and the pictures made from them.

-- One row per file. Files of the `public` store are served to everybody under /media; those of the `private` store only by a
-- signed URL.
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
  -- Null while the upload is running.
  ready_at timestamptz,
  created_at timestamptz not null default now(),
  -- How many bytes of a direct upload have arrived, in order and without a gap.
  received bigint not null default 0 check (received between 0 and bytes)
);
create index files_owner on files (owner_user_id);
create index files_unfinished on files (created_at) where ready_at is null;
create trigger files_changed after insert or update or delete on files execute function notify_change();
create trigger files_of_open_accounts before insert on files
  for each row execute function refuse_closed_account('owner_user_id');

-- Which member of staff opened which private file. No foreign key to `files`: the entry outlives the file, which is erased when
-- its owner closes the account.
create table file_views (
  id bigint generated always as identity primary key,
  file_id int not null,
  staff_id int not null references staff,
  at timestamptz not null default now()
);
create trigger file_views_fixed before update or delete on file_views for each row execute function refuse_change();
create trigger file_views_not_emptied before truncate on file_views for each statement execute function refuse_change();

-- One picture in the sizes that the pages need. `sources` is [{ width, type, url }], smallest first.
create table pictures (
  id int generated always as identity primary key,
  key text not null unique,
  -- The user who uploaded it. Nobody can use another user's picture as a portrait.
  owner_user_id int references users on delete set null,
  width int not null,
  height int not null,
  -- The colour that is shown until the picture has loaded.
  tone text not null check (tone ~ '^#[0-9a-f]{6}$'),
  sources jsonb not null,
  -- All sizes together, for the quota of the owner (decision 0053).
  bytes bigint not null default 0 check (bytes >= 0),
  created_at timestamptz not null default now()
);
create index pictures_owner on pictures (owner_user_id) where owner_user_id is not null;
create trigger pictures_changed after insert or update or delete on pictures execute function notify_change();
create trigger pictures_of_open_accounts before insert on pictures
  for each row execute function refuse_closed_account('owner_user_id');

alter table users add foreign key (portrait_id) references pictures on delete set null;
