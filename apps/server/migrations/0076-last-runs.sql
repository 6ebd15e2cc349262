-- When what has to happen regularly last happened: a backup, a comparison with the card provider's books, a run of retention
-- that left nothing behind. `problems`: what the last run found, such as differences between the books.
CREATE TABLE last_run (
  name text PRIMARY KEY,
  at timestamptz NOT NULL,
  problems integer NOT NULL DEFAULT 0
);
-- Counts from now, so that a run that never happens is noticed.
INSERT INTO last_run (name, at) VALUES ('backup', now()), ('reconcile', now()), ('retention', now());
