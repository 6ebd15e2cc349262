import type { Country, Language } from "@kautia/contract/languages";
/** The content of a document, without its layout. */
export interface PdfContent {
  title: string;
  /** A line in a quiet style below the title. */
  subtitle: string | null;
  language: Language;
  country: Country;
  brandName: string;
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
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** A URL as a QR code. `alt` describes it for screen readers. */
  | { kind: "code"; url: string; alt: string; text: string };

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

/** Splits a long number into groups of eight, so that people can compare it and lines can break. */
export function inGroups(digits: string): string {
  return digits.match(/.{1,8}/g)?.join(" ") ?? "";
}
