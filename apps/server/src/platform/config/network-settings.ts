import type { EnvironmentReader } from "./config-reader.ts";
import type { Config } from "./settings.ts";

export function readNetworkLimits(read: EnvironmentReader): Config["networkLimits"] {
  const most = (name: string, otherwise: number) => read.integer(name, { min: 1, max: 1_000_000, otherwise });
  return {
    wrongLogins: most("NETWORK_WRONG_LOGINS_PER_HOUR", 60),
    mails: most("NETWORK_MAILS_PER_HOUR", 30),
    invitations: most("NETWORK_INVITATIONS_PER_HOUR", 20),
    homes: most("NETWORK_HOMES_PER_DAY", 30),
  };
}
