import { isIP } from "node:net";
import * as z from "zod";

/** Names that the HTTP server knows for groups of addresses. */
const groups = ["loopback", "linklocal", "uniquelocal"];

/** The proxies whose X-Forwarded headers we trust. Trusting everybody would let clients choose their own address. */
export const trustedProxies = z.string().transform((text, context): false | number | string[] => {
  if (text === "false" || text === "0") return false;
  if (/^\d$/.test(text)) return Number(text);
  const proxies = text.split(",").map((item) => item.trim());
  if (proxies.every(isNetwork)) return proxies;
  context.addIssue("must be the number of proxies in front of the server, or a list of their addresses");
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  if (groups.includes(text)) return true;
  const [address = "", bits] = text.split(/\/(.*)/s, 2);
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
