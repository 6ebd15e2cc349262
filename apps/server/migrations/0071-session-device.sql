-- Sessions are listed to their owner and ended one by one (decision 0155): each has a name that opens nothing, and says on what it was begun.
ALTER TABLE account_session
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  ADD COLUMN system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows'));
ALTER TABLE account_session ALTER COLUMN id DROP DEFAULT;
