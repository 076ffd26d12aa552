-- Nothing is written for an account that is closed. Closing takes the user's row with FOR UPDATE; the check below takes it
-- with FOR KEY SHARE, so of closing and writing at the same moment one waits for the other and then sees what it did.
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
create trigger orders_of_open_accounts before insert on orders
  for each row execute function refuse_closed_account('user_id');
create trigger certifications_of_open_accounts before insert on certifications
  for each row execute function refuse_closed_account('user_id');
create trigger addresses_of_open_accounts before insert on addresses
  for each row execute function refuse_closed_account('user_id');
create trigger sessions_of_open_accounts before insert on sessions
  for each row execute function refuse_closed_account('user_id');
create trigger reset_tokens_of_open_accounts before insert on reset_tokens
  for each row execute function refuse_closed_account('user_id');
create trigger files_of_open_accounts before insert on files
  for each row execute function refuse_closed_account('owner_user_id');
create trigger pictures_of_open_accounts before insert on pictures
  for each row execute function refuse_closed_account('owner_user_id');
create trigger favourites_of_open_accounts before insert on favourites
  for each row execute function refuse_closed_account('user_id');
create trigger visits_of_open_accounts before insert on visits
  for each row execute function refuse_closed_account('user_id');
create trigger company_contacts_of_open_accounts before insert on company_contacts
  for each row execute function refuse_closed_account('user_id');
create trigger idempotency_keys_of_open_accounts before insert on idempotency_keys
  for each row execute function refuse_closed_account('user_id');

-- The erased row itself stays as it is: a profile that was being saved does not come back.
create function refuse_change_of_closed_account() returns trigger language plpgsql as $$
begin
  raise exception 'account % is closed', old.id using errcode = 'PVC01';
end $$;
create trigger users_closed before update on users
  for each row when (old.closed_at is not null) execute function refuse_change_of_closed_account();
