import * as z from "zod/mini";
import { unprintableLetters } from "./printable.ts";
import { normaliseLine, optionalText, requiredText } from "./text.ts";
import { maxNameLength } from "../limits.ts";

/** Control characters that reverse the writing direction, so that a text looks different from its content. */
const bidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Joiners, fillers and tags. No letter that documents print needs one, and hidden ones would make two names that look
 * the same.
 */
const hidden = new RegExp(String.raw`(?!${bidiControl.source})[\p{Cf}\p{DI}]`, "gu");

/** A scheme, 'www.', a path after a domain, or a mail address. */
// oxlint-disable-next-line regexp/no-super-linear-move -- at most 300 characters (maxNameLength)
const address = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}[/?#:]|\S@\S+\.\S/iu;

/**
 * Domain endings that advertisements use. Not all endings: '.med', '.ing' and '.kg' also end German titles and
 * companies ('Dr.med.', 'Dipl.Ing.', 'Co.KG'). Any other address still does not become a link in a mail (docs/mail.md).
 */
const endings =
  "com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|io|club|live|vip|win|bet|link|click|icu|fun|space|website|tech|pro|me|tv|cc|ly|gl|de|at|ch|eu|ru|cn|tk|ml|ga|cf|gq|pw|su|in|us|uk|nl|pl|fr|es|it";
// oxlint-disable-next-line regexp/no-super-linear-move -- at most 300 characters (maxNameLength)
const domain = new RegExp(String.raw`[\p{L}\p{N}-]{3,}[.。．｡](?:${endings})(?![\p{L}\p{N}-])`, "iu");

/** A first name before another one, both written short: 'Joh.Ch.', 'Wilh.Fr.Kern'. The second is also a domain ending. */
const shortName = /(^|[^\p{L}\p{N}-])\p{Lu}\p{Ll}{0,5}\.(?=\p{Lu}\p{Ll}?\.)/gu;

/** Some companies are named after their domain: 'Booking.com Deutschland GmbH'. Without dots, and a blank is optional. */
const legalForms = [
  "g?GmbH|GesmbH|Ges m b H|mb[BH]|g?AG|KG|KGaA|OHG|OG|OEG|KEG|e?GbR|GesbR|g?UG|SE|SCE|e Gen|e Kf[mr]|e [GKUV]|PartG|PartGmbB",
  "VVaG|[AK]d?öR|FlexCo|FlexKapG|(?:Privat)?Stiftung|Genossenschaft|Verein",
  "Ltd|Limited|LL[CP]|PLC|Inc|B V|N V|S A|SAS|S à? r l|s r o|a s|S p A|Sp z o o|d o o|Kft|ApS|A/S|AB|Oy",
];
const legalForm = new RegExp(`(?:^|\\s)(?:${legalForms.join("|").replaceAll(" ", "\\s?")})(?=$|[\\s,)&])`, "iu");

export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && isHarmless(text) && !namesDomain(text);
}

/** A company may be named by a number, as in '1822'. */
export function isCompanyName(text: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(text) && isHarmless(text) && (legalForm.test(text.replaceAll(".", "")) || !namesDomain(text))
  );
}

function namesDomain(text: string): boolean {
  return domain.test(text.replace(shortName, "$1 "));
}

function isHarmless(text: string): boolean {
  return !bidiControl.test(text) && !address.test(text);
}

const nameError = { error: "FIELD_INVALID" } as const;

const cleanName = (typed: string) => normaliseLine(typed.replace(hidden, ""));
const required = () => requiredText(maxNameLength, "FIELD_REQUIRED", { clean: cleanName });
const optional = () => optionalText(maxNameLength, cleanName);

/** Documents would show a letter that their fonts lack as a number. Error: NAME_NOT_PRINTABLE. */
function printable(payload: z.core.ParsePayload<string | null>): void {
  const letters = unprintableLetters(payload.value ?? "");
  if (letters.length === 0) return;
  const params = { letters: letters.slice(0, 5).join(" ") };
  payload.issues.push({ code: "custom", message: "NAME_NOT_PRINTABLE", params, input: payload.value });
}

/** The name of a person who appears in no document, in any letters. Error: FIELD_INVALID, as in `requiredName`. */
export function anyName() {
  return requiredText().check(z.refine(isPersonName, nameError));
}

/**
 * A person's first or last name. Errors: FIELD_INVALID for text without a letter or like a web address,
 * NAME_NOT_PRINTABLE.
 */
export function requiredName() {
  return required().check(z.refine(isPersonName, nameError), printable);
}

export function optionalName() {
  return optional().check(
    z.refine((name) => name === null || isPersonName(name), nameError),
    printable,
  );
}

/**
 * A company's name. Errors: FIELD_INVALID for text without letter and digit or like a web address, NAME_NOT_PRINTABLE.
 */
export function requiredCompany() {
  return required().check(z.refine(isCompanyName, nameError), printable);
}

export function optionalCompany() {
  return optional().check(
    z.refine((name) => name === null || isCompanyName(name), nameError),
    printable,
  );
}
