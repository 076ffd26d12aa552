-- The browser that asked for a code, as a hash: another browser can neither try the code nor replace it with a newer one.
-- Null where the code is for an account that is signed in, or for the holder of a link.
alter table email_codes add column asker bytea;
