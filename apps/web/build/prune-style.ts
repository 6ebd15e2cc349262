/** Nothing is hovered or pressed before the first paint. */
const later = /:(?:hover|active)\b/;

/**
 * Leaves out rules that a page cannot need for its first paint: those for paper or for a pointer, and those with a
 * class that no element has. Keeps what it cannot judge.
 */
export function pruneStyle(style: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const mayMatch = (selector: string) => {
    // A class in brackets is an alternative or excluded, so the rule may match without it.
    const outside = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "");
    const needed = [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
    return !later.test(outside) && needed.every((name) => classes.has(name));
  };
  return style
    .replaceAll(/@media print\{(?:[^{}]|\{[^{}]*\})*\}/g, "")
    .replaceAll(/([^{}@;]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
      // A keyframe or a font has no selectors.
      if (/^(?:from|to|[\d.%, ]+)$/.test(selectors.trim())) return rule;
      const kept = splitSelectors(selectors).filter(mayMatch);
      return kept.length === 0 ? "" : `${kept.join(",")}{${body}}`;
    })
    .replaceAll(/@(?:media|supports|container)[^{}]*\{\}/g, "");
}

/** Splits at commas outside brackets. */
function splitSelectors(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
