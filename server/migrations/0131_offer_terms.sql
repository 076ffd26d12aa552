-- Special terms, holdback and localisation are three fields of an offer. The notes that were one field become special terms.
alter table licence_offers rename column zh_notes to zh_special_terms;
alter table licence_offers rename column en_notes to en_special_terms;
alter table licence_offers
  add column zh_holdback text,
  add column en_holdback text,
  add column zh_localisation text,
  add column en_localisation text;
