-- The words by which the desk finds an application that was refused or that a person reviews (docs/desk.md). A table of its
-- own, because an index on the answers would make every save slower.
CREATE TABLE case_words (
  ref_id text PRIMARY KEY REFERENCES application,
  words tsvector NOT NULL
);
CREATE INDEX case_words_words ON case_words USING gin (words);

INSERT INTO case_words (ref_id, words)
SELECT a.ref_id, search_words(concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}',
  a.answers #>> '{userInfo,email}', a.answers #>> '{address,fullAddress}', a.ref_id))
FROM decision d JOIN application a ON a.decision_id = d.id
WHERE (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND d.inputs <> '{}' AND a.signed_at IS NULL;
