/**
 * Masks secrets and personal data in a text that is about to leave the browser: tokens in paths and queries, signed
 * links, mail addresses, and the given `secrets` wherever they occur. Each character becomes as many asterisks as it
 * has bytes, so that lengths written elsewhere in the text stay correct and JSON stays valid.
 */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const withoutSecrets = secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, mask), text);
  return patterns.reduce((rest, pattern) => rest.replace(pattern, maskAfter), withoutSecrets);
}

const bytes = new TextEncoder();

function mask(found: string): string {
  return "*".repeat(bytes.encode(found).length);
}

/** Masks a match except its first group, if the pattern has one. Safari before 16.4 does not know lookbehinds. */
function maskAfter(found: string, kept: unknown): string {
  const before = typeof kept === "string" ? kept : "";
  return before + mask(found.slice(before.length));
}

// `%2F` and `%3D` occur in a URL within a URL, as in a mailto link.
const patterns = [
  // Queries: the partner's link, a resume link, an invitation (wire decisions, "Token").
  /(\b(?:token|pd|insuranceHash)(?:=|%3D))[^&#"'\\\s%<>]+/gi,
  // The same in JSON fields, also in JSON within JSON.
  /("(?:\w*token|[\w-]+-token|pd)\\*":\s*\\*")[^"\\]+/gi,
  // Tokens and short links: 32 hex characters that are only a part of a string. Ids of reports have the same form, but
  // are always a whole string.
  /(^|[^\w"]|%2F|%3D)[0-9a-f]{32}(?!\w)/gi,
  /(^|\W)[0-9a-f]{32}(?![\w"])/gi,
  // A partner's signed offer, anywhere.
  /\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g,
  // A mailto link contains addresses and text.
  /(mailto:)[^"\\\s<>]+/gi,
  // oxlint-disable-next-line regexp/no-super-linear-move -- only what the own browser reports
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // Names of buttons in a recording, which the masking of text does not cover.
  /(\[(?:aria-label|alt|title|name)=\\*")[^"\\]+/gi,
];
