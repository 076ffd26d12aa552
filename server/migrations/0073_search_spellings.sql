-- Words that may have been meant, the most alike first. Two neighbours swapped leave few trigrams, so the bar is low; the server
-- then takes only those that are one error apart.
create function search_spellings(misspelt text, wanted int) returns setof text
language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select word from search_words
  where word % misspelt and length(word) between length(misspelt) - 1 and length(misspelt) + 1
  order by similarity(word, misspelt) desc, word limit wanted
$$;
