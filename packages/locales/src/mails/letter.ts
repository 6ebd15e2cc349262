/** The content of a mail. Text and HTML are made from the same blocks, so that they always say the same. */
export interface Letter {
  subject: string;
  /** The preview line that mail programs show beside the subject. */
  preview: string;
  greeting: string;
  /** The news first, in one paragraph, then the `action`; everything else follows it. */
  blocks: readonly Block[];
  /** Paragraphs that few readers need, such as the law. Set below a line. */
  smallPrint?: readonly string[];
  /** What to know about the link, before the small print. Paper has no links. */
  aboutLink?: string;
  /** Why the recipient gets this mail. Defaults to their application or contract. */
  why?: string;
}

/** `privacy`: where readers who did not give us their address learn of their rights; set below the small print. */
export type ExplainedLetter = Letter & { why: string; privacy?: { label: string; url: string } };

export type Block =
  | { kind: "paragraph"; text: string }
  /** Additional information in a quiet style. */
  | { kind: "note"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** Text that somebody else wrote; line breaks are kept. */
  | { kind: "quote"; text: string }
  | { kind: "action"; label: string; url: string }
  /** A secondary link, beside the main `action`. */
  | { kind: "link"; label: string; url: string };

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

export function note(text: string): Block {
  return { kind: "note", text };
}

export function quote(text: string): Block {
  return { kind: "quote", text };
}

export function action(label: string, url: string): Block {
  return { kind: "action", label, url };
}

export function link(label: string, url: string): Block {
  return { kind: "link", label, url };
}

/** Leaves out rows without a value. */
export function facts(...rows: readonly (readonly [label: string, value: string | null])[]): Block {
  return { kind: "facts", rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) };
}
