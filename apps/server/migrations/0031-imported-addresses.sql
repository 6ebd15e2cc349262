-- Addresses that an operator imports; empty until then. The import puts whole new tables in the place of these.

CREATE TABLE address_place (
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  city_key text NOT NULL
);
CREATE INDEX ON address_place (country, zip text_pattern_ops);
CREATE INDEX ON address_place (country, city_key text_pattern_ops);

CREATE TABLE address_street (
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  city_key text NOT NULL,
  street text NOT NULL,
  street_key text NOT NULL
);
CREATE INDEX ON address_street (country, street_key text_pattern_ops, city_key text_pattern_ops, zip);
