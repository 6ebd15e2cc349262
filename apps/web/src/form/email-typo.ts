// The most common mail domains, and real ones that look like a typo of one of them.
const usual =
  "gmail.com googlemail.com gmx.de gmx.net gmx.at web.de t-online.de freenet.de outlook.com outlook.de hotmail.com " +
  "hotmail.de yahoo.com yahoo.de icloud.com live.com live.de aon.at a1.net chello.at posteo.de mailbox.org proton.me";
const real =
  "mail.com mail.de ymail.com email.com email.de me.com mac.com gmx.com gmx.ch live.at hotmail.at yahoo.at web.at";
const mistaken: Readonly<Record<string, string>> = { "gmail.de": "gmail.com", "googlemail.de": "googlemail.com" };

const usualDomains = usual.split(" ");
const known = new Set([...usualDomains, ...real.split(" ")]);

/** The address that was probably meant, if a well-known domain is misspelt, as in 'ada@gmial.com'. Otherwise null. */
export function meantEmail(typed: string): string | null {
  const [, mailbox = "", domain = ""] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (domain === "" || known.has(domain)) return null;
  const meant = mistaken[domain] ?? usualDomains.find((usualDomain) => isOneSlipFrom(domain, usualDomain));
  return meant === undefined ? null : `${typed.trim().slice(0, mailbox.length)}@${meant}`;
}

/** One letter too many, too few or wrong, or two letters in the wrong order. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  const start = [...meant].findIndex((letter, index) => letter !== typed[index]);
  if (start === -1) return typed.length === meant.length + 1;
  const [rest, right] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    rest.slice(1) === right.slice(1) ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  );
}
