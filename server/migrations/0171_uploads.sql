-- How many bytes of a direct upload have arrived, in order and without a gap.
alter table files add column received bigint not null default 0 check (received between 0 and bytes);

-- Trailers that sellers send for their own programmes. The file stays private until an editor has approved it.
create table trailer_submissions (
  id int generated always as identity primary key,
  programme_id int not null references programmes on delete cascade,
  user_id int not null references users,
  -- Null once the file of a rejected trailer has been erased.
  file_id int unique references files on delete set null,
  audit_status smallint not null default 0 check (audit_status in (0, 1, 2)),
  reason text,
  reviewed_at timestamptz,
  reviewed_by int references staff,
  created_at timestamptz not null default now(),
  check ((audit_status = 0) = (reviewed_at is null))
);
create index trailer_submissions_status on trailer_submissions (audit_status, id desc);
create index trailer_submissions_user on trailer_submissions (user_id) where audit_status = 0;
create index files_unfinished on files (created_at) where ready_at is null;
