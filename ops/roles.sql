-- Rights in a new or restored database, for psql as a superuser: the role kautia_owner owns it, migrates and restores it; the
-- role kautia, with which web and worker run, reads and writes rows and cannot change the schema.
\set ON_ERROR_STOP on
REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO kautia;
-- What kautia_owner creates from now on, and what exists.
ALTER DEFAULT PRIVILEGES FOR ROLE kautia_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO kautia;
ALTER DEFAULT PRIVILEGES FOR ROLE kautia_owner GRANT USAGE ON SEQUENCES TO kautia;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO kautia;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO kautia;
-- Through PgBouncer the server cannot set these for its connections.
ALTER ROLE kautia SET statement_timeout = '30s';
ALTER ROLE kautia SET lock_timeout = '2s';
ALTER ROLE kautia SET idle_in_transaction_session_timeout = '60s';
-- For disks without moving parts.
ALTER DATABASE :"DBNAME" SET random_page_cost = 1.1;
