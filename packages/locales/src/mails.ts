import type { Language } from "@kautia/contract/languages";
import { folders } from "./folders.ts";
import type { Salutation, ShortMail } from "./mails/mail-phrases.ts";
import { note } from "./mails/letter.ts";
import { explainToLandlord } from "./mails/landlord-privacy.ts";
import type { MailData, MailKind, MailSender, MailSetting, TextSetting } from "./mails/mail-data.ts";
import { type MailText, markSubject, setLetter } from "./mails/set-letter.ts";
import type { PdfContent } from "./policy-documents/pdf.ts";
import { type PostedLetter, setOnPaper } from "./mails/set-on-paper.ts";
import { areSeveral, explainToAll, nameAllTenants } from "./mails/several-tenants.ts";
import { tameName, tameTypedText } from "./mails/typed-text.ts";
import { findUnbroken } from "./mails/unbroken.ts";
import { makeMailWords } from "./mails/words.ts";

export { attachmentName } from "./mails/attachment-name.ts";
export { sayArbitration } from "./mails/words.ts";
export type { MailData, MailKind, MailSender, MailSetting } from "./mails/mail-data.ts";
export type { CoTenantMails } from "./mails/data/co-tenants.ts";
export type { TermsDifference, ToldTerms } from "./mails/mail-parts.ts";
export type { MailText } from "./mails/set-letter.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of all kinds
export const mailKinds = Object.keys(folders.de.mails.letters) as MailKind[];

/**
 * Who a mail is written to. An applicant has no contract yet. A tenant who signs with the first one is a `co-tenant`.
 * `anybody` typed an address on our page and must not learn whether it belongs to a tenant.
 */
export type MailReader = "anybody" | "applicant" | "tenant" | "co-tenant" | "landlord" | "partner" | "staff";

/** A tenant's salutation and last name; null if they gave no salutation. Tenants are greeted with them. */
export type Addressed = { salutation: Salutation; lastName: string } | null;

export interface MailOptions {
  reader: MailReader;
  enclosesFirstInformation?: boolean | undefined;
  addressed?: Addressed;
}

/** Renders a mail in the reader's language as text and as HTML. Dates and amounts as in `MailData`. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  sender: MailSender,
  { reader, enclosesFirstInformation = false, addressed = null }: MailOptions,
): MailText {
  const typed = tameTypedText(data);
  const tamed = reader === "landlord" || reader === "co-tenant" ? nameAllTenants(typed, sender.language) : typed;
  const { letters, phrases } = folders[sender.language].mails;
  const plain = letters[kind](tamed, makeMailWords(sender, areSeveral(tamed)));
  const letter = {
    ...plain,
    greeting: greetTenant(reader, sender.language, addressed) ?? plain.greeting,
    why: plain.why ?? phrases.why[reader === "applicant" ? "applicant" : "contract"],
  };
  const said = explainToAll(letter.blocks, tamed, sender.language);
  const blocks = enclosesFirstInformation ? [...said, note(phrases.firstInformation)] : said;
  const unbroken = findUnbroken(tamed);
  if (reader !== "landlord") return setLetter({ ...letter, blocks }, sender, unbroken);
  return setLetter(explainToLandlord(letter, sender, tamed as object), sender, unbroken);
}

/** Null if the reader is no tenant, or gave no salutation. */
function greetTenant(reader: MailReader, language: Language, addressed: Addressed): string | null {
  if (!addressed || (reader !== "tenant" && reader !== "applicant")) return null;
  return folders[language].mails.phrases.greetFormally(addressed.salutation, tameName(addressed.lastName));
}

/** Stands for the links of a stored mail: they are made when it is sent. */
export const unmadeLinks = { link: "…", stopLink: "…" };

/** What the server stored for a mail of this kind, with its links. */
export function mailDataOf<Kind extends MailKind>(_kind: Kind, stored: object, links: object = {}): MailData[Kind] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by `writeMail`, which takes this type
  return { ...stored, ...links } as MailData[Kind];
}

/** The subject of a mail as it was stored, without its links; null if its content is gone or of an earlier release. */
export function storedSubject(kind: string, data: object, sender: TextSetting): string | null {
  const known = mailKinds.find((mailKind) => mailKind === kind);
  if (!known || Object.keys(data).length === 0) return null;
  try {
    return subjectOf(known, mailDataOf(known, data, unmadeLinks), sender);
  } catch {
    return null;
  }
}

function subjectOf<Kind extends MailKind>(kind: Kind, data: MailData[Kind], sender: TextSetting): string {
  const tamed = nameAllTenants(tameTypedText(data), sender.language);
  const words = makeMailWords({ ...sender, arbitration: "" }, areSeveral(tamed));
  return folders[sender.language].mails.letters[kind](tamed, words).subject;
}

interface Names {
  tenantName?: string | null;
  landlordName?: string | null;
  /** The name of a co-tenant. */
  readerName?: string;
}

/** The name that goes with the recipient's address; null if it is unknown. */
export function recipientName(reader: MailReader, data: MailData[MailKind]): string | null {
  const { tenantName, landlordName, readerName }: Names = data as object;
  const name = reader === "landlord" ? landlordName : (readerName ?? tenantName);
  return name ? tameName(name) : null;
}

/** Renders the same mail as a letter to be posted. */
export function renderLetter<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  setting: MailSetting,
  posted: PostedLetter & { reader: MailReader; addressed: Addressed },
): PdfContent {
  const words = makeMailWords(setting, areSeveral(data));
  const named = posted.reader === "landlord" ? nameAllTenants(data, setting.language) : data;
  const letter = folders[setting.language].mails.letters[kind](named, words);
  const blocks = explainToAll(letter.blocks, named, setting.language);
  const greeting = greetTenant(posted.reader, setting.language, posted.addressed) ?? letter.greeting;
  return setOnPaper({ ...letter, blocks, greeting }, setting, { ...posted, words });
}

/** The mail that the tenant may send to the landlord from an address of their own. */
export function makeShortMail(
  mail: ShortMail,
  reader: { language: Language; isTrial: boolean },
): { subject: string; text: string } {
  const { subject, text } = folders[reader.language].mails.phrases.shortMail(mail);
  return { subject: markSubject(subject, reader), text };
}
