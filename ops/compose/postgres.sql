-- The role with which the servers run; roles.sql, which follows, gives it its rights.
\getenv password DATABASE_PASSWORD
CREATE ROLE kautia LOGIN PASSWORD :'password';
