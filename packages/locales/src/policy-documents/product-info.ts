import type { Language } from "@kautia/contract/languages";
import { folders } from "../folders.ts";
import { smallFacts, type InfoIcon, type InfoSection, type PdfBlock } from "./pdf.ts";

/** The icons of the nine sections, in the order that Regulation (EU) 2017/1469 prescribes. */
const icons: readonly (InfoIcon | null)[] = [
  null,
  "umbrella",
  "cross",
  "exclamation",
  "globe",
  "handshake",
  "coins",
  "hourglass",
  "handOnShield",
];

/**
 * Lays out the text of a product information document as the annex of the regulation does: company and product, the type of
 * insurance, what is insured beside what is not, and the rest below. Throws an Error that says what is wrong.
 */
export function layOutProductInfo(blocks: readonly PdfBlock[], language: Language): PdfBlock[] {
  const { decidingLanguage } = folders[language].policyDocuments.phrases;
  const closing = blocks.filter((block) => block.kind === "paragraph" && block.text === decidingLanguage);
  const { intro, sections } = divide(blocks.filter((block) => !closing.includes(block)));
  if (sections.length !== icons.length)
    throw new Error(
      `there are ${sections.length} headings instead of the ${icons.length} of Regulation (EU) 2017/1469`,
    );
  const [type = [], insured = [], notInsured = [], restrictions = [], ...rest] = sections.map(
    (section, index): InfoSection[] => [{ ...section, icon: icons[index] ?? null }],
  );
  return [
    ...intro,
    { kind: "sections", columns: [type] },
    { kind: "sections", columns: [insured, [...notInsured, ...restrictions]] },
    ...rest.map((section): PdfBlock => ({ kind: "sections", columns: [section] })),
    ...closing,
  ];
}

function divide(blocks: readonly PdfBlock[]) {
  const sections: { title: string; blocks: PdfBlock[] }[] = [];
  const before: PdfBlock[] = [];
  for (const block of blocks)
    if (block.kind === "heading") sections.push({ title: block.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? before).push(block);
  const rows = before.map(labelled);
  const labels = rows.filter((row) => row !== null);
  return { intro: [smallFacts(...labels), ...before.filter((_, index) => rows[index] === null)], sections };
}

/** 'Company: Muster-Versicherung AG' becomes a row with a label. */
function labelled(block: PdfBlock): [label: string, value: string] | null {
  const [, label, value] = (block.kind === "paragraph" && /^(\p{L}+): (.+)$/su.exec(block.text)) || [];
  return label && value ? [label, value] : null;
}
