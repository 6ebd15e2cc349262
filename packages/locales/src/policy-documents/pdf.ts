/** A document before it is set in type: what it says and in which order, not how it looks. */
export interface PdfContent {
  title: string;
  /** One quiet line below the title. */
  subtitle: string | null;
  language: "de" | "en";
  country: "de" | "at";
  brandName: string;
  /** What stands at the foot of each page, beside the page's number. */
  footer: string;
  /** ISO 8601; a document says the same however often it is made, so this is never the moment of making it. */
  dated: string;
  blocks: readonly PdfBlock[];
}

export type PdfBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  /** Quiet, for what is good to know. */
  | { kind: "note"; text: string }
  /** Set apart, for what nobody may overlook. */
  | { kind: "notice"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** An address as a code to be photographed. `alt` says what it is to whoever does not see it. */
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

/** A row without a value is left out. */
export function facts(...rows: readonly (readonly [label: string, value: string | null])[]): PdfBlock {
  return { kind: "facts", rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) };
}
