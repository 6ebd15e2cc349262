/** Roles whose name is their content, which the reader says once more. */
const named = /^(?:link|button|option|tab|heading|term|definition|radio|checkbox|group)\b/;

/**
 * The phrases without ends and without the content of what was just named, one a line. A phrase that says nothing new
 * after the one before is marked with '='.
 */
export function markRepeats(phrases: readonly string[]): string[] {
  const said = phrases.map(withPlainSpaces).filter((phrase) => !/^end\b/.test(phrase) && phrase !== "paragraph");
  let container = "";
  const heard = said.filter((phrase) => {
    if (named.test(phrase)) container = phrase;
    else if (container.includes(phrase)) return false;
    else container = "";
    return true;
  });
  return heard.map((phrase, index) => `${isRepeat(phrase, heard[index - 1]) ? "=" : " "} ${phrase}`);
}

/** Names have plain spaces where the text keeps words together. */
function withPlainSpaces(phrase: string): string {
  return phrase.replaceAll(/\s+/g, " ").replaceAll("\u2060", "");
}

function isRepeat(phrase: string, before: string | undefined): boolean {
  return before !== undefined && contentOf(before) !== "" && contentOf(before) === contentOf(phrase);
}

const state = /^(?:level|position|set size|not |required|invalid|checked)/;

/** What is said without role and state: 'heading, Your contract, level 1' says 'your contract'. */
function contentOf(phrase: string): string {
  const [first = "", ...rest] = phrase.split(", ");
  const words = rest.filter((part) => !state.test(part));
  return (words.length > 0 ? words.join(", ") : first).trim().toLowerCase();
}
