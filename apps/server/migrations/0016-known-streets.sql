-- Streets that are suggested besides those that come along: of partners' homes, and those that five applications named.
-- Without house numbers and without any trace of who named them.
CREATE TABLE known_street (
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  street text NOT NULL,
  street_key text NOT NULL
);
CREATE UNIQUE INDEX known_street_key ON known_street (country, street_key text_pattern_ops, zip, city);

-- Who named a street that is not known yet. Deleted when the street becomes known, and with what the application contains.
CREATE TABLE street_mention (
  ref_id text NOT NULL REFERENCES application,
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  street text NOT NULL,
  street_key text NOT NULL,
  PRIMARY KEY (country, zip, city, street_key, ref_id)
);
CREATE INDEX street_mention_application ON street_mention (ref_id);

INSERT INTO known_street (country, zip, city, street, street_key)
SELECT country, zip, city, min(street), street_key
FROM (
  SELECT address ->> 'country' AS country, address ->> 'zip' AS zip, address ->> 'city' AS city, address ->> 'street' AS street,
    replace(regexp_replace(plain_letters(address ->> 'street'), '[^a-z0-9]', '', 'g'), 'strasse', 'str') AS street_key
  FROM partner_property
) AS home
WHERE street ~ '^[^\d,/@]{1,60}$' AND street_key <> ''
GROUP BY country, zip, city, street_key;
