-- What the bureau said, as it came; null where nobody was asked, or nobody answered.
ALTER TABLE decision ADD COLUMN bureau_answer jsonb;
