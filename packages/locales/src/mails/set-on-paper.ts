import { facts, note, notice, type PdfContent, type PdfBlock, paragraph } from "../policy-documents/pdf.ts";
import type { Block, Letter } from "./letter.ts";
import type { MailSetting, Words } from "./mail-data.ts";

/** What a letter on paper needs in addition to a mail. */
export interface PostedLetter {
  /** Name and address. */
  to: string;
  /** YYYY-MM-DD. */
  on: string;
  /** Replaces the links of the mail. Others may read a letter, so it must not contain secrets. */
  accountUrl: string;
}

const phrases = {
  de: {
    to: "An",
    date: "Datum",
    regards: "Freundliche Grüße",
    inAccount: (label: string, url: string) => `${label}: in Ihrem Konto unter ${url}`,
    why: "Sie bekommen diesen Brief auf Papier, weil Sie der elektronischen Kommunikation nicht mehr zustimmen. In Ihrem Konto können Sie das jederzeit ändern.",
  },
  en: {
    to: "To",
    date: "Date",
    regards: "Kind regards",
    inAccount: (label: string, url: string) => `${label}: in your account at ${url}`,
    why: "You get this letter on paper because you no longer agree to electronic communication. You can change that in your account at any time.",
  },
};

/**
 * Makes a letter on paper from the blocks of a mail. Instead of links it says where to find the same in the account.
 */
export function setOnPaper(letter: Letter, setting: MailSetting, posted: PostedLetter & { words: Words }): PdfContent {
  const { language, country, brandName, supportEmail } = setting;
  const { to, on, accountUrl, words } = posted;
  const phrase = phrases[language];
  const set = (block: Block): PdfBlock => {
    if (block.kind === "action" || block.kind === "link") return paragraph(phrase.inAccount(block.label, accountUrl));
    if (block.kind === "facts") return facts(...block.rows);
    return { paragraph, note, quote: notice }[block.kind](block.text);
  };
  return {
    title: letter.subject,
    subtitle: null,
    language,
    country,
    brandName,
    footer: `${brandName} · ${supportEmail}`,
    dated: `${on}T00:00:00.000Z`,
    blocks: [
      facts([phrase.to, to], [phrase.date, words.date(on)]),
      paragraph(letter.greeting),
      ...letter.blocks.map(set),
      paragraph(phrase.regards),
      paragraph(brandName),
      note(phrase.why),
    ],
  };
}
