-- The bytes of all sizes of a picture together, for the quota of its owner. Pictures of before count as files, not as bytes.
alter table pictures add column bytes bigint not null default 0 check (bytes >= 0);
create index pictures_owner on pictures (owner_user_id) where owner_user_id is not null;
