-- Homes that partners let, and where their tenants apply (decision 0108).

-- From the operator's own hand, never from a request; null for who has no page of that kind, and whose homes nobody finds.
ALTER TABLE partner ADD COLUMN onboarding_base_url text CHECK (onboarding_base_url LIKE 'https://%');

CREATE TABLE partner_property (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  partner_id text NOT NULL REFERENCES partner,
  -- The partner's own name for it; two partners may use the same.
  reference text NOT NULL,
  address jsonb NOT NULL,
  full_address text NOT NULL,
  -- Plain letters, made by the server (domain/property-words.ts).
  words tsvector NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (partner_id, reference)
);
CREATE INDEX partner_property_words ON partner_property USING gin (words);
