import { isIP } from "node:net";
import type { EnvironmentReader } from "./config-reader.ts";
import type { Config } from "./settings.ts";

/** Groups of addresses that the HTTP server knows by name. */
const groups = ["loopback", "linklocal", "uniquelocal"];

/** Whose X-Forwarded headers count. Trusting everybody would let clients choose their own address. */
export function readTrustedProxies(read: EnvironmentReader): Config["trustProxy"] {
  const text = read.text("TRUST_PROXY");
  if (text === null || text === "false" || text === "0") return false;
  if (/^\d$/.test(text)) return Number(text);
  const proxies = text.split(",").map((one) => one.trim());
  return proxies.every(isNetwork)
    ? proxies
    : read.fail("TRUST_PROXY", "must be the number of proxies in front of the server, or a list of their addresses");
}

function isNetwork(text: string): boolean {
  if (groups.includes(text)) return true;
  const [address = "", bits] = text.split(/\/(.*)/s, 2);
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
