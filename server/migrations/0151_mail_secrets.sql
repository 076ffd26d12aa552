-- A stored letter holds placeholders where a code or token was. `sealed` is the encrypted values until the letter has left or
-- `secret_until` has passed; `secret_until` is null for a letter without secrets.
alter table mails add column sealed text, add column secret_until timestamptz;
create index mails_sealed on mails (secret_until) where sealed is not null;

-- Letters that are stored already lose their codes and tokens.
update mails set
  body_text = regexp_replace(regexp_replace(body_text, 'token=[A-Za-z0-9_-]{20,}', 'token=⟦token⟧', 'g'),
    '(：|: )\d{6}(?!\d)', '\1⟦code⟧', 'g'),
  body_html = regexp_replace(regexp_replace(body_html, 'token=[A-Za-z0-9_-]{20,}', 'token=⟦token⟧', 'g'),
    '(：|: )\d{6}(?!\d)', '\1⟦code⟧', 'g'),
  secret_until = created_at
where body_text ~ 'token=[A-Za-z0-9_-]{20,}' or body_text ~ '(验证码为：|Your code to [^:]*: )\d{6}(?!\d)';
