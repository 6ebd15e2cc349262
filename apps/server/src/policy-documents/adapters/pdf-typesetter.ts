import { buffer } from "node:stream/consumers";
import type { PdfContent } from "@kautia/locales/policy-documents";
import Pdf from "pdfkit";
import type { Typesetter } from "../ports/typesetter.ts";
import { spaceNeeded } from "../rules/keep-together.ts";
import { defaultFont } from "./fonts.ts";
import { page } from "./layout.ts";
import { makePageWriter, type PageWriter } from "./page-writer.ts";
import { cutBlock, type DrawnPiece } from "./write-block.ts";
import { drawFrame, writeFooters, writeMasthead } from "./write-page.ts";

/** Tagged for screen readers (PDF/UA). */
export const pdfTypesetter: Typesetter = {
  async set(policyDocument) {
    for (const scale of policyDocument.isOnePage ? scales : []) {
      const { bytes, pages } = write(policyDocument, scale);
      if (pages === 1 || scale === scales.at(-1)) return bytes;
      await bytes;
    }
    return write(policyDocument, 1).bytes;
  },
};

/** The largest text with which a document fits one page; the smallest is still readable. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];

function write(policyDocument: PdfContent, scale: number): { bytes: Promise<Buffer>; pages: number } {
  const doc = open(policyDocument);
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const writer = makePageWriter(doc, root, scale);
  if (policyDocument.seal) drawFrame(writer);
  writeMasthead(writer, policyDocument);
  writeBlocks(writer, policyDocument);
  root.end();
  const pages = doc.bufferedPageRange().count;
  writeFooters(writer, policyDocument);
  doc.end();
  return { bytes, pages };
}

function writeBlocks(writer: PageWriter, { blocks }: PdfContent): void {
  const { doc, bottom } = writer;
  const pieces = cutBlocks(writer, blocks);
  const whole = bottom - page.margins.top;
  const needed = spaceNeeded(pieces, page.leastOnLastPage);
  pieces.forEach((piece, at) => {
    // What fits no page at all begins on a new one.
    const space = Math.min(needed[at] ?? 0, whole);
    if (doc.y + space > bottom && doc.y > page.margins.top) doc.addPage();
    piece.draw();
  });
}

function cutBlocks(writer: PageWriter, blocks: PdfContent["blocks"]): DrawnPiece[] {
  const pieces: DrawnPiece[] = [];
  for (const block of blocks) {
    // A note belongs to what it explains, and a list to the paragraph that introduces it.
    const before = pieces.at(-1);
    if (before && (block.kind === "note" || block.kind === "list")) before.keepWithNext = true;
    pieces.push(...cutBlock(writer, block));
  }
  return pieces;
}

function open({ title, language, country, dated }: PdfContent): typeof Pdf.prototype {
  const dateOfText = new Date(dated);
  // pdfkit also writes the title into XML without escaping it.
  const info = { Title: title.replaceAll(/[<>&]/g, " "), Producer: "pdfkit", Creator: "pdfkit" };
  return new Pdf({
    size: "A4",
    margins: page.margins,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: `${language}-${country.toUpperCase()}`,
    ...untyped(),
    bufferPages: true,
    // A fixed date, so that the same content makes the same bytes.
    info: { ...info, CreationDate: dateOfText, ModDate: dateOfText },
  });
}

/** Options that are missing in pdfkit's types or, like a parsed font, not allowed by them. */
function untyped(): object {
  return { subset: "PDF/UA", font: defaultFont() };
}
