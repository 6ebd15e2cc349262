-- The tenant is asked for a rating once, some time after cover began.

CREATE TABLE rating (
  ref_id text PRIMARY KEY REFERENCES policy,
  -- When to ask; null once that was done, or is not to be done any more.
  ask_at timestamptz,
  rated_at timestamptz,
  landlord_rating smallint CHECK (landlord_rating BETWEEN 1 AND 5),
  provider_rating smallint CHECK (provider_rating BETWEEN 1 AND 5),
  recommend boolean,
  message text,
  CHECK ((rated_at IS NULL) = (landlord_rating IS NULL)),
  CHECK ((rated_at IS NULL) = (provider_rating IS NULL)),
  CHECK ((rated_at IS NULL) = (recommend IS NULL))
);
CREATE INDEX rating_ask ON rating (ask_at) WHERE ask_at IS NOT NULL;

CREATE TABLE rating_link (
  -- SHA-256 of the id in the mailed link.
  id_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES rating
);

-- Contracts that were accepted before anybody was asked. Germany and Austria keep the same time.
INSERT INTO rating (ref_id, ask_at)
  SELECT ref_id, (cover_start + 14)::timestamp AT TIME ZONE 'Europe/Berlin'
  FROM policy WHERE cover_start IS NOT NULL AND status NOT IN ('ENDED', 'WITHDRAWN');
