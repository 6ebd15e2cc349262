-- Logging in by a mailed link (decision 0156). What is mailed, and what it opens, is said by both rows: a link that logs in sets no
-- password, and the other way round.
ALTER TABLE account_token ADD COLUMN purpose text NOT NULL DEFAULT 'PASSWORD' CHECK (purpose IN ('PASSWORD', 'LOGIN'));
ALTER TABLE password_request ADD COLUMN wants text NOT NULL DEFAULT 'PASSWORD' CHECK (wants IN ('PASSWORD', 'LOGIN'));
