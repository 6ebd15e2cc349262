/** Longer names and addresses are not needed to recognise somebody, and leave room for advertisements. */
const longestName = 80;
const longestAddress = 160;

const names = ["tenantName", "tenantNames", "declaredBy", "landlordName", "inviterName"];
const addresses = ["fullAddress", "fileName"];
const texts = ["message", "text", "reason", "description"];

/**
 * Makes the fields of a mail's data that a tenant or landlord typed fit for a mail: names and addresses are shortened,
 * and nothing is left that a mail program turns into a link.
 */
export function tameTypedText<Data>(data: Data): Data {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only strings are replaced, and by strings
  return tame(data, "") as Data;
}

function tame(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => tame(item, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, tame(item, name)]));
  if (typeof value !== "string") return value;
  if (names.includes(key)) return tameName(value);
  if (addresses.includes(key)) return shorten(withoutLinks(value), longestAddress);
  return texts.includes(key) ? withoutLinks(value) : value;
}

export function tameName(name: string): string {
  return shorten(withoutLinks(name).replaceAll(/\s+/g, " "), longestName);
}

function shorten(text: string, longest: number): string {
  const signs = [...text];
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Dots within a word, except before the ending of a picture or a PDF. Some programs take the wide dots as such, too. */
const dotsInWords =
  /(?<=\p{L})[.。．｡](?=[\p{L}\p{N}])(?!(?:pdf|jpe?g|png|heic|webp)$)|[.。．｡](?=\p{L})(?<=\p{N}.)/giu;

/** A blank after each dot in a word, as in 'Dr. Oetker', keeps mail programs from making a link of 'example.com'. */
function withoutLinks(text: string): string {
  return text.replaceAll(bidiControls, "").replaceAll("://", ": //").replaceAll(dotsInWords, ". ");
}
