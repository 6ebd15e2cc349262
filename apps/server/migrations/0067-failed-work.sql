-- Rows of background work whose handling failed. `retry_at` is null once a row is set aside for a person.
CREATE TABLE failed_work (
  task text NOT NULL,
  key text NOT NULL,
  tries integer NOT NULL,
  error text NOT NULL,
  failed_at timestamptz NOT NULL,
  retry_at timestamptz,
  PRIMARY KEY (task, key)
);
