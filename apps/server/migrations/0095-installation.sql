-- Whether this database belongs to a sandbox: decided at the first start, and never changed (docs/operations.md).
CREATE TABLE installation (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  is_sandbox boolean NOT NULL
);
