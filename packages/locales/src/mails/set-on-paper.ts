import { folders } from "../folders.ts";
import { facts, note, type PdfContent, type PdfBlock, paragraph } from "../policy-documents/pdf.ts";
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

/**
 * Makes a letter on paper from the blocks of a mail. Instead of links it says where to find the same in the account.
 */
export function setOnPaper(letter: Letter, setting: MailSetting, posted: PostedLetter & { words: Words }): PdfContent {
  const { language, country, brandName, supportEmail, insurer } = setting;
  const { to, on, accountUrl, words } = posted;
  const { regards, paper, guarantor, phone } = folders[language].mails.phrases;
  const set = (block: Block): PdfBlock => {
    if (block.kind === "action" || block.kind === "link") return paragraph(paper.inAccount(block.label, accountUrl));
    if (block.kind === "facts") return facts(...block.rows);
    if (block.kind === "quote") return paragraph(paper.quote(block.text));
    return { paragraph, note }[block.kind](paper.callLetter(block.text));
  };
  return {
    title: letter.subject,
    subtitle: null,
    language,
    country,
    brandName,
    guarantor: {
      name: guarantor(insurer.name),
      lines: [insurer.address, ...(insurer.phone === null ? [] : [phone(insurer.phone)])],
    },
    footer: `${brandName} · ${supportEmail}`,
    dated: `${on}T00:00:00.000Z`,
    blocks: [
      facts([paper.to, to], [paper.date, words.date(on)]),
      paragraph(letter.greeting),
      ...letter.blocks.map(set),
      paragraph(regards),
      paragraph(brandName),
      ...(letter.smallPrint ?? []).map(note),
      note(letter.why ?? paper.why),
    ],
  };
}
