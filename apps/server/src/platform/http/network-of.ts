/**
 * Where an address belongs to: itself, or of the sixth version its first half, which one household has to itself with all
 * the addresses in it.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
