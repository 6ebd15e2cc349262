-- From where people of the desk have logged in. The hash is of login and network.
CREATE TABLE known_network (
  hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX known_network_expires ON known_network (expires_at);
