-- What a mailed code is for: the code to sign one contract signs only that contract and the bytes that were issued.
-- Null for a code that proves an e-mail address only.
alter table email_codes add column subject text;
