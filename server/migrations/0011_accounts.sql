-- One paper certifies one account: type and number of a certified identity, gone when the account is closed.
alter table certifications add identity_key text;
create unique index certifications_one_identity on certifications (identity_key) where status = 1;

-- Who uploaded a picture, so that nobody wears another user's portrait.
alter table pictures add owner_user_id int references users on delete set null;

-- The nightly look for accounts that sleep.
create index users_last_sign_in on users (coalesce(last_sign_in_at, created_at)) where closed_at is null;
