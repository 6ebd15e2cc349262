/** A mail before it is set: the same blocks become its text and its HTML, so that the two always say the same. */
export interface Letter {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  greeting: string;
  blocks: readonly Block[];
  /** Why somebody gets it who has no contract with us; else the contract is why. */
  why?: string;
}

export type Block =
  | { kind: "paragraph"; text: string }
  /** Quiet, for what is good to know. */
  | { kind: "note"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** Words that somebody else wrote, line breaks kept. */
  | { kind: "quote"; text: string }
  | { kind: "action"; label: string; url: string }
  /** What may be wanted and is not what the mail is for. */
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

/** A row without a value is left out. */
export function facts(...rows: readonly (readonly [label: string, value: string | null])[]): Block {
  return { kind: "facts", rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) };
}
