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
  /** A word across each page, such as 'Sample'. */
  stamp?: string | undefined;
  /** Sets the text smaller rather than on a second page. */
  isOnePage?: boolean | undefined;
  /** The footer of each page, beside the page number. */
  footer: string;
  /** ISO 8601. Never the time of generation, so that the same input always produces the same file. */
  dated: string;
  blocks: readonly PdfBlock[];
}

export type PdfBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  /** Additional information in a quiet style. */
  | { kind: "note"; text: string }
  /** A highlighted notice that must not be overlooked. */
  | { kind: "notice"; text: string }
  | { kind: "list"; items: readonly string[] }
  /** Both styles are small print; `terms` has narrow labels. */
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[]; style?: "small" | "terms" }
  | ({ kind: "code" } & Code)
  | { kind: "amount"; label: string; figures: string; words: string }
  /** Side by side. */
  | { kind: "parties"; parties: readonly Party[] }
  | ({ kind: "signature" } & Signature)
  /** The signature, and the code for checking beside it. */
  | { kind: "attestation"; signature: Signature; code: Code };

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

export function smallFacts(...rows: readonly (readonly [label: string, value: string])[]): PdfBlock {
  return { kind: "facts", rows, style: "small" };
}

/** Conditions, each under a word. */
export function terms(...rows: readonly (readonly [label: string, value: string])[]): PdfBlock {
  return { kind: "facts", rows, style: "terms" };
}

export function signature(name: string, text: string): PdfBlock {
  return { kind: "signature", name, text };
}

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
