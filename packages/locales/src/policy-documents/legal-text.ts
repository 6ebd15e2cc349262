import { type PdfBlock, heading, list, notice, paragraph } from "./pdf.ts";

/** A legal document read from its file, with the placeholders filled in. */
export interface LegalText {
  title: string;
  /** The version of the text; recorded in the evidence. */
  version: string;
  blocks: readonly PdfBlock[];
}

/**
 * Parses a text file: `title:` and `version:` (YYYY-MM-DD) between two `---` lines, then paragraphs, `## headings`,
 * `- lists` and `> notices`, separated by empty lines. `{name}` is a placeholder. Throws an Error that says what is wrong.
 */
export function parseLegalText(text: string, values: Readonly<Record<string, string>>): LegalText {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  const title = headLine(head, "title");
  const version = headLine(head, "version");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) throw new Error("the version is not a date such as 2026-11-21");
  const blocks = fill(body, values)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readBlock);
  if (blocks.length === 0) throw new Error("there is no text in it");
  return { title: fill(title, values), version, blocks };
}

function headLine(head: string, name: string): string {
  const value = new RegExp(`^${name}:(.+)$`, "m").exec(head)?.[1]?.trim();
  if (!value) throw new Error(`a line "${name}:" between two lines "---" is missing`);
  return value;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`{${name}} stands for nothing`);
    return value;
  });
}

function readBlock(part: string): PdfBlock {
  if (part.startsWith("## ")) return heading(oneLine(part.slice(3)));
  if (part.startsWith("> ")) return notice(oneLine(part.replaceAll(/^> ?/gm, "")));
  if (part.startsWith("- ")) return list(...part.split(/^- /m).slice(1).map(oneLine));
  return paragraph(oneLine(part));
}

function oneLine(text: string): string {
  // oxlint-disable-next-line regexp/no-super-linear-move -- our own texts
  return text.replaceAll(/\s*\n\s*/g, " ").trim();
}
