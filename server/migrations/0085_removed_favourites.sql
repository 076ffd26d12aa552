-- A removed favourite or visit stays for an hour so that an undo brings it back as it was; then a job ends it.
alter table favourites add column removed_at timestamptz;
alter table visits add column removed_at timestamptz;
drop index favourites_newest;
drop index visits_newest;
create index favourites_newest on favourites (user_id, created_at desc) where removed_at is null;
create index visits_newest on visits (user_id, visited_at desc) where removed_at is null;
create index favourites_removed on favourites (removed_at) where removed_at is not null;
create index visits_removed on visits (removed_at) where removed_at is not null;
