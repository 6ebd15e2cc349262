-- Through PgBouncer the server cannot set these for its connections.
ALTER ROLE kautia SET statement_timeout = '30s';
ALTER ROLE kautia SET lock_timeout = '2s';
ALTER ROLE kautia SET idle_in_transaction_session_timeout = '60s';
