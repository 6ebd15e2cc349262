/**
 * Blacks out, in a text that is about to leave the browser, what opens an application and who somebody is: tokens in paths
 * and queries, signed links, mail addresses, and these `secrets` wherever they stand. Each sign becomes as many asterisks
 * as it has bytes, so that lengths written elsewhere in the text stay true, and JSON stays JSON.
 */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const withoutSecrets = secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, blacken), text);
  return patterns.reduce((rest, pattern) => rest.replace(pattern, blacken), withoutSecrets);
}

const bytes = new TextEncoder();

function blacken(found: string): string {
  return "*".repeat(bytes.encode(found).length);
}

// `%2F`, `%3D` and the like: an address within an address, as in a link that opens a mail.
const patterns = [
  // Queries: the partner's link, a resume link, an invitation (wire decisions, "Token").
  /(?<=\b(?:token|pd|insuranceHash)(?:=|%3D))[^&#"'\\\s%<>]+/gi,
  // The same as a field of JSON, also of JSON within JSON.
  /(?<="(?:\w*token|[\w-]+-token|pd)\\*":\s*\\*")[^"\\]+/gi,
  // Tokens and short links: 32 hex characters that are but a part of their text. What reports call themselves and
  // each other by has the same form, and is always the whole of one.
  /(?<![\w"])[0-9a-f]{32}(?!\w)|(?<=%2F|%3D)[0-9a-f]{32}(?!\w)|(?<!\w)[0-9a-f]{32}(?![\w"])/gi,
  // A partner's signed offer, wherever it is.
  /\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g,
  // A prepared mail holds addresses and words.
  /(?<=mailto:)[^"\\\s<>]+/gi,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // What a recording calls a button by, where its name is not the text that is blacked out anyway.
  /(?<=\[(?:aria-label|alt|title|name)=\\*")[^"\\]+/gi,
];
