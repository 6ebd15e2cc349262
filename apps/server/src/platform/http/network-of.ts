/**
 * The network of an IP address: an IPv4 address itself, or the first 64 bits of an IPv6 address, as one household
 * shares. Some proxies add the port to the address in X-Forwarded-For. It differs for each connection, so it is dropped.
 */
export function networkOf(ip: string): string {
  const address = /^\[(.*)\](?::\d+)?$/.exec(ip)?.[1] ?? ip;
  const ipv4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  const isIpv4 = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  return isIpv4
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join(".")
    : groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(":");
}
