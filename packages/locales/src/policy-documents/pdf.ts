import type { Country } from "@kautia/contract/countries";
import type { Language } from "@kautia/contract/languages";
/** The content of a document, without its layout. */
export interface PdfContent {
  title: string;
  /** A line in a quiet style below the title. */
  subtitle: string | null;
  language: Language;
  country: Country;
  brandName: string;
  /** The letterhead beside the logo; none on legal texts and letters. */
  guarantor?: { name: string; lines: readonly string[] };
  /** Describes our seal; a document without it has none. */
  seal?: string | undefined;
  /** Whose electronic seal is to be added, for which the file leaves room. Not drawn. */
  sealedBy?: string | undefined;
  /** A word across each page, such as 'Sample'. */
  stamp?: string | undefined;
  /** Sets `blocks` smaller rather than on more pages. */
  mostPages?: number | undefined;
  /** The footer of each page, beside the page number. */
  footer: string;
  /** ISO 8601. Never the time of generation, so that the same input always produces the same file. */
  dated: string;
  blocks: readonly PdfBlock[];
  /** Begins on a page of its own. */
  annex?: { title: string; blocks: readonly PdfBlock[] } | undefined;
}

export type PdfBlock =
  | { kind: "heading"; text: string }
  /** What follows begins on a new page. */
  | { kind: "pageBreak" }
  | { kind: "paragraph"; text: string }
  /** Additional information in a quiet style. */
  | { kind: "note"; text: string }
  /** A highlighted notice that must not be overlooked. */
  | { kind: "notice"; text: string }
  | { kind: "list"; items: readonly string[] }
  /**
   * `sums` are amounts below each other, the last one their result. All other styles are small print; `terms` has narrow
   * labels, `proof` values that a machine compares.
   */
  | {
      kind: "facts";
      rows: readonly (readonly [label: string, value: string])[];
      style?: "sums" | "small" | "terms" | "proof";
      /** Above the columns, and again on the next page if the table is torn. */
      heads?: readonly [label: string, value: string];
    }
  | ({ kind: "code" } & Code)
  | { kind: "amount"; label: string; figures: string; words: string }
  /** Columns side by side, each of one or more sections. */
  | { kind: "sections"; columns: readonly (readonly InfoSection[])[] }
  /** Side by side. */
  | { kind: "parties"; parties: readonly Party[] }
  | ({ kind: "signature" } & Signature)
  /** The signature, and the code for checking beside it. */
  | { kind: "attestation"; signature: Signature; code: Code };

/** A section of the product information document: a heading with its icon, and marks before the items of its lists. */
export interface InfoSection {
  title: string;
  icon: InfoIcon | null;
  blocks: readonly PdfBlock[];
}

/** What Regulation (EU) 2017/1469 prescribes above each section. */
export type InfoIcon =
  | "umbrella"
  | "cross"
  | "exclamation"
  | "globe"
  | "handshake"
  | "coins"
  | "hourglass"
  | "handOnShield";

/** A URL as a QR code. `alt` describes it for screen readers, `typed` is for people without a camera. */
interface Code {
  url: string;
  alt: string;
  text: string;
  typed: string;
}

interface Party {
  role: string;
  name: string;
  /** Address and phone. */
  lines: readonly string[];
}

/** Who signed, and below that how and when. */
interface Signature {
  name: string;
  text: string;
}

export function heading(text: string): PdfBlock {
  return { kind: "heading", text };
}

export const pageBreak: PdfBlock = { kind: "pageBreak" };

export function paragraph(text: string): PdfBlock {
  return { kind: "paragraph", text };
}

export function note(text: string): PdfBlock {
  return { kind: "note", text };
}

export function notice(text: string): PdfBlock {
  return { kind: "notice", text };
}

export function list(...items: readonly string[]): PdfBlock {
  return { kind: "list", items };
}

/** Leaves out rows without a value. */
export function facts(...rows: readonly (readonly [label: string, value: string | null])[]): PdfBlock {
  return { kind: "facts", rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) };
}

export function sums(...rows: readonly (readonly [label: string, amount: string])[]): PdfBlock {
  return { kind: "facts", rows, style: "sums" };
}

export function smallFacts(...rows: readonly (readonly [label: string, value: string])[]): PdfBlock {
  return { kind: "facts", rows, style: "small" };
}

/** What proves something, under the heads of its two columns. */
export function proof(
  heads: readonly [label: string, value: string],
  ...rows: readonly (readonly [label: string, value: string])[]
): PdfBlock {
  return { kind: "facts", rows, heads, style: "proof" };
}

/** Conditions, each under a word. */
export function terms(...rows: readonly (readonly [label: string, value: string])[]): PdfBlock {
  return { kind: "facts", rows, style: "terms" };
}

export function signature(name: string, text: string): PdfBlock {
  return { kind: "signature", name, text };
}

/** A line to sign on by hand, as wide as the name above it allows. */
export const signHere = "_".repeat(28);

/** Leaves out lines without a value. */
export function party(role: string, name: string, ...lines: readonly (string | null)[]): Party {
  return { role, name, lines: lines.filter((line) => line !== null) };
}

/** Splits a long number into groups of eight, so that people can compare it and lines can break. */
export function inGroups(digits: string): string {
  return digits.match(/.{1,8}/g)?.join(" ") ?? "";
}

/** An address as people type it. */
export function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
