-- Keys on people's own devices, to log in by without a password (decision 0157). The secret half never leaves the device.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  name text,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows')),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- What a device was asked to sign: once, and soon. Whose key is to be made; nobody's where somebody logs in.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  account_id uuid REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);
