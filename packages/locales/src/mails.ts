import type { Salutation } from "./mails/mail-data.ts";
import type { Language } from "@kautia/contract/languages";
import { folders } from "./folders.ts";
import type { ShortMail } from "./mails/mail-phrases.ts";
import { note } from "./mails/letter.ts";
import { explainToLandlord } from "./mails/landlord-privacy.ts";
import type { MailData, MailKind, MailSender, MailSetting } from "./mails/mail-data.ts";
import { mailReaders } from "./mails/mail-readers.ts";
import { type MailText, markSubject, setLetter } from "./mails/set-letter.ts";
import type { PdfContent } from "./policy-documents/pdf.ts";
import { type PostedLetter, setOnPaper } from "./mails/set-on-paper.ts";
import { tameName, tameTypedText } from "./mails/typed-text.ts";
import { findUnbroken } from "./mails/unbroken.ts";
import { makeWords } from "./mails/words.ts";

export { attachmentName } from "./mails/attachment-name.ts";
export type { MailData, MailKind, MailSender, MailSetting } from "./mails/mail-data.ts";
export type { MailText } from "./mails/set-letter.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of all kinds
export const mailKinds = Object.keys(mailReaders) as MailKind[];

export interface MailOptions {
  enclosesFirstInformation?: boolean | undefined;
  /** The tenant's salutation and last name, if a salutation was given. Tenants are greeted with them. */
  addressed?: { salutation: Salutation; lastName: string } | null | undefined;
}

/** Renders a mail in the reader's language as text and as HTML. Dates and amounts as in `MailData`. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  sender: MailSender,
  { enclosesFirstInformation = false, addressed }: MailOptions = {},
): MailText {
  const tamed = tameTypedText(data);
  const { letters, phrases } = folders[sender.language].mails;
  const reader = mailReaders[kind];
  const plain = letters[kind](tamed, makeWords(sender));
  const isTenant = reader === "tenant" || reader === "applicant";
  const greeting =
    isTenant && addressed ? phrases.greetFormally(addressed.salutation, tameName(addressed.lastName)) : plain.greeting;
  const letter = {
    ...plain,
    greeting,
    why: plain.why ?? phrases.why[reader === "applicant" ? "applicant" : "contract"],
  };
  const blocks = enclosesFirstInformation ? [...letter.blocks, note(phrases.firstInformation)] : letter.blocks;
  const unbroken = findUnbroken(tamed);
  if (reader !== "landlord") return setLetter({ ...letter, blocks }, sender, unbroken);
  const { tenantName }: { tenantName?: string | null } = tamed as object;
  return setLetter(explainToLandlord(letter, sender, tenantName ?? null), sender, unbroken);
}

/** The subject of a mail as it was stored, without its links; null if its content is gone or of an earlier release. */
export function storedSubject(kind: string, data: object, sender: MailSetting): string | null {
  const known = mailKinds.find((one) => one === kind);
  if (!known || Object.keys(data).length === 0) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server stored for this kind
  const content = { ...data, link: "…", stopLink: "…" } as unknown as MailData[typeof known];
  try {
    return subjectOf(known, content, sender);
  } catch {
    return null;
  }
}

function subjectOf<Kind extends MailKind>(kind: Kind, data: MailData[Kind], sender: MailSetting): string {
  const { subject } = folders[sender.language].mails.letters[kind](tameTypedText(data), makeWords(sender));
  return markSubject(subject, sender);
}

/** The name that goes with the recipient's address; null if it is unknown. */
export function recipientName<Kind extends MailKind>(kind: Kind, data: MailData[Kind]): string | null {
  const { tenantName, landlordName }: { tenantName?: string | null; landlordName?: string | null } = data as object;
  const name = mailReaders[kind] === "landlord" ? landlordName : tenantName;
  return name ? tameName(name) : null;
}

/** Renders the same mail as a letter to be posted. */
export function renderLetter<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  setting: MailSetting,
  posted: PostedLetter,
): PdfContent {
  const words = makeWords(setting);
  return setOnPaper(folders[setting.language].mails.letters[kind](data, words), setting, { ...posted, words });
}

/** The mail that the tenant may send to the landlord from an address of their own. */
export function makeShortMail(
  mail: ShortMail,
  reader: { language: Language; isTest: boolean },
): { subject: string; text: string } {
  const { subject, text } = folders[reader.language].mails.phrases.shortMail(mail);
  return { subject: markSubject(subject, reader), text };
}
