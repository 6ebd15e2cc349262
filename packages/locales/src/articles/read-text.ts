/** The values for the `{names}` in a long text; null for a value that is left out. */
export type ArticleValues = Record<string, string | null>;

/** A piece of a long text: words, or a link with its target. */
export type Piece = { words: string } | { words: string; target: string };

// oxlint-disable-next-line regexp/no-super-linear-move -- our own texts
const pattern = /\[([^\]]+)\]\(([^)\s]+)\)|\{(\w+)\}/g;

/** Splits a text into words and links and fills in its values. Returns null if one of its values is null. */
export function readText(text: string, values: ArticleValues): Piece[] | null {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, words, target, name] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (words !== undefined && target !== undefined) pieces.push({ words, target });
    if (name === undefined) continue;
    const value = values[name];
    if (value === null) return null;
    if (name === "supportEmail") pieces.push({ words: value ?? whole, target: `mailto:${value}` });
    else pieces.push(...readValue(value ?? whole));
  }
  return [...pieces, ...(end < text.length ? [{ words: text.slice(end) }] : [])];
}

/** A value such as a supervisor may end with a web address, which becomes a link. */
function readValue(value: string): Piece[] {
  return value
    .split(/(www\.[\w-]+(?:\.[\w-]+)+)/)
    .filter(Boolean)
    .map((words) => (words.startsWith("www.") ? { words, target: `https://${words}` } : { words }));
}
