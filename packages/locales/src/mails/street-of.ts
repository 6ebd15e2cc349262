/** Street and number of an address, by which people tell their homes apart. */
export function streetOf({ fullAddress }: { fullAddress: string }): string {
  return (fullAddress.split(",")[0] ?? "").trim();
}
