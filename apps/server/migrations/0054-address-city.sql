-- The places that have streets, each once: a search begins with the few that are meant.

CREATE TABLE address_city (
  country text NOT NULL,
  city_key text NOT NULL
);
INSERT INTO address_city SELECT DISTINCT country, city_key FROM address_street;
CREATE INDEX ON address_city (country, city_key text_pattern_ops);
CREATE INDEX ON address_street (country, city_key, street_key text_pattern_ops);
