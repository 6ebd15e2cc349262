import { normalise } from "./normalise.ts";
import { foldLookAlikes } from "./look-alikes.ts";
import { decodeLabel } from "./punycode.ts";

/**
 * The mailbox behind an address, in a form that only serves to count and to compare: the same for every spelling that
 * reaches one mailbox, and for spellings that look the same. Never send to it and never log in with it: two people may
 * share it.
 */
export function mailboxOf(address: string): string {
  const text = foldCharacters(address);
  const index = text.lastIndexOf("@");
  const domain = foldDomain(text.slice(index + 1));
  const typed = text.slice(0, Math.max(0, index));
  const plus = typed.indexOf("+", 1);
  const name = plus < 0 ? typed : typed.slice(0, plus);
  if (domain === "gmail.com" || domain === "googlemail.com") return `${name.replaceAll(".", "")}@gmail.com`;
  return `${name}@${domain}`;
}

/** Whether two addresses presumably belong to the same mailbox. For logging in and for sending, use `sameEmail`. */
export function sameMailbox(a: string, b: string): boolean {
  return mailboxOf(a) === mailboxOf(b);
}

function foldDomain(domain: string): string {
  return domain
    .replaceAll("\u3002", ".")
    .split(".")
    .filter((label) => label !== "")
    .map((label) => foldCharacters(decodeLabel(label)))
    .join(".");
}

/** 'İ' in lower case is an 'i' with a second dot. */
function foldCharacters(text: string): string {
  const lowerCase = normalise(normalise(text, "NFKC").toLowerCase(), "NFKC").replaceAll("i\u0307", "i");
  return foldLookAlikes(lowerCase);
}
