/**
 * The items of a header such as `de-AT,de;q=0.9`, in lower case, best first. Those with weight 0 are left out, and so is
 * all after the 32nd.
 */
export function parseWeighted(header: string | undefined): string[] {
  const items = (header ?? "").split(",", 32).map((part) => {
    const [name = "", ...parameters] = part.toLowerCase().split(";");
    const quality = parameters.map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
    return { name: name.trim(), weight: quality === undefined ? 1 : Number(quality) };
  });
  const accepted = items.filter(({ name, weight }) => name !== "" && weight > 0);
  return accepted.toSorted((a, b) => b.weight - a.weight).map(({ name }) => name);
}
