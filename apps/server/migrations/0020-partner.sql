-- Whoever may invite tenants by the wire: property managers, and the like.

CREATE TABLE partner (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text NOT NULL,
  -- The public half (JWK) of what the partner signs links with; null for who signs none.
  signing_key jsonb,
  created_at timestamptz NOT NULL
);

-- Only the SHA-256 of an API key is kept. Several may be good at once, so that one can follow another without a gap.
CREATE TABLE partner_key (
  key_hash bytea PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
