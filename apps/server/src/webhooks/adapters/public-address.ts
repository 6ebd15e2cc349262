import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Azure's WireServer: in a public range, but inside the cloud. */
const metadataAddresses: readonly string[] = ["168.63.129.16"];

export const notPublic = "ADDRESS_NOT_PUBLIC";

/** The only part of IPv6 with public addresses. IANA has reserved the rest. */
const publicIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** False for private, shared, local and reserved addresses, and for IPv4 addresses wrapped in IPv6. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || metadataAddresses.includes(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6));
}

export type Resolve = typeof resolveByDns;

/** Resolves a name for the socket, which then connects only to the checked addresses returned here. */
export const lookupPublic =
  (resolve: Resolve = resolveByDns): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = found;
      if (error) callback(error, "");
      else if (!first)
        callback(Object.assign(new Error("the name leads to no public address"), { code: notPublic }), "");
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });

function resolveByDns(
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
): void {
  lookup(hostname, options, callback);
}
