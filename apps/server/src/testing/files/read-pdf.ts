import * as pdfjs from "pdfjs-serverless";

/** The library's own types do not resolve in strict mode. */
interface Reader {
  numPages: number;
  getMetadata(): Promise<{ info: { Title?: string; Language?: string } }>;
  getMarkInfo(): Promise<{ Marked: boolean } | null>;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ items: ({ str: string; hasEOL: boolean } | object)[] }>;
    getStructTree(): Promise<unknown>;
    getOperatorList(): Promise<{ fnArray: number[] }>;
  }>;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see Reader
const { getDocument, OPS } = pdfjs as unknown as {
  getDocument(from: { data: Uint8Array }): { promise: Promise<Reader> };
  OPS: Record<string, number>;
};

export interface ReadPdf {
  title: string;
  language: string;
  text: string;
  pages: number;
  /** The text of each page. */
  pageTexts: string[];
  tags: string[];
  /** The alternative text of each figure. */
  alternatives: string[];
  /** Pages with text or drawings that are neither tagged nor marked as decoration. */
  untaggedPages: number[];
  isTagged: boolean;
  fonts: { name: string; isEmbedded: boolean }[];
}

/** Uses a different library from the one that wrote the PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { info } = await document.getMetadata();
  const text: string[] = [];
  const tags: string[] = [];
  const alternatives: string[] = [];
  const untaggedPages: number[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    // As people read it.
    text.push(words.replaceAll("\u00a0", " "));
    listTags(await page.getStructTree(), tags, alternatives);
    if (hasUntagged((await page.getOperatorList()).fnArray)) untaggedPages.push(number);
  }
  const marks = await document.getMarkInfo();
  return {
    title: info.Title ?? "",
    language: info.Language ?? "",
    text: text.join("\n"),
    pages: document.numPages,
    pageTexts: text,
    tags,
    alternatives,
    untaggedPages,
    isTagged: marks?.Marked === true,
    fonts: listFonts(Buffer.from(bytes).toString("latin1")),
  };
}

function listTags(node: unknown, found: string[], alternatives: string[]): void {
  if (typeof node !== "object" || node === null || !("role" in node)) return;
  found.push(String(node.role));
  if (node.role === "Figure") alternatives.push("alt" in node ? String(node.alt) : "");
  if ("children" in node && Array.isArray(node.children))
    for (const child of node.children) listTags(child, found, alternatives);
}

/** Whether anything is drawn outside of the marks for tags and decoration. Only setting up the page may be outside. */
function hasUntagged(operations: readonly number[]): boolean {
  const setUp = [OPS.transform, OPS.save, OPS.restore, OPS.dependency];
  let depth = 0;
  for (const operation of operations) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps) depth += 1;
    else if (operation === OPS.endMarkedContent) depth -= 1;
    else if (depth === 0 && !setUp.includes(operation)) return true;
  }
  return false;
}

function listFonts(raw: string): ReadPdf["fonts"] {
  const described = raw.matchAll(/\/Type \/FontDescriptor\b[\s\S]*?endobj/g);
  return [...described].map(([description]) => ({
    name: /\/FontName \/([^\s/]+)/.exec(description)?.[1] ?? "",
    isEmbedded: /\/FontFile[23] \d+ 0 R/.test(description),
  }));
}
