import { buffer } from "node:stream/consumers";
import type { PdfContent } from "@kautia/locales/policy-documents";
import Pdf from "pdfkit";
import type { Typesetter } from "../ports/typesetter.ts";
import { spaceNeeded } from "../rules/keep-together.ts";
import { page } from "./layout.ts";
import { makePageWriter, type PageWriter } from "./page-writer.ts";
import { cutBlock, type DrawnPiece } from "./write-block.ts";
import { drawFrame, drawStamps, writeFooters, writeMasthead } from "./write-page.ts";

/** Text sizes to try, largest first, until a document fits one page. The smallest is still readable. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];

/** Makes PDFs that are tagged for screen readers (PDF/UA). */
export const pdfTypesetter: Typesetter = {
  async set(policyDocument) {
    let { bytes, pages, smaller } = write(policyDocument, policyDocument.isOnePage ? scales : [1]);
    while (pages > 1 && smaller.length > 0) {
      await bytes;
      ({ bytes, pages, smaller } = write(policyDocument, smaller));
    }
    return bytes;
  },
};

/** Writes at the first scale that seems to fit. `smaller`: the scales to try if it does not. */
function write(policyDocument: PdfContent, wanted: readonly number[]) {
  const doc = open(policyDocument);
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const writers = wanted.map((scale) => makePageWriter(doc, root, scale));
  const first = writers.findIndex(
    (pageWriter, index) => index === writers.length - 1 || seemsToFit(pageWriter, policyDocument),
  );
  const writer = writers[first] ?? makePageWriter(doc, root, 1);
  if (policyDocument.seal) drawFrame(writer);
  writeMasthead(writer, policyDocument);
  writeBlocks(writer, policyDocument);
  root.end();
  const pages = doc.bufferedPageRange().count;
  if (policyDocument.stamp) drawStamps(writer, policyDocument.stamp);
  writeFooters(writer, policyDocument);
  doc.end();
  return { bytes, pages, smaller: wanted.slice(first + 1) };
}

/** Measures the text, which is much faster than writing it and starting over. */
function seemsToFit(writer: PageWriter, { blocks }: PdfContent): boolean {
  const height = cutBlocks(writer, blocks).reduce((sum, piece) => sum + piece.height, 0);
  return page.margins.top + page.leastMasthead + height <= writer.bottom;
}

function writeBlocks(writer: PageWriter, { blocks }: PdfContent): void {
  const { doc, bottom } = writer;
  const pieces = cutBlocks(writer, blocks);
  const whole = bottom - page.margins.top;
  const needed = spaceNeeded(pieces, page.leastOnLastPage);
  pieces.forEach((piece, index) => {
    // A block that is taller than a page begins on a new one.
    const space = Math.min(needed[index] ?? 0, whole);
    if (doc.y + space > bottom && doc.y > page.margins.top) doc.addPage();
    piece.draw();
  });
}

function cutBlocks(writer: PageWriter, blocks: PdfContent["blocks"]): DrawnPiece[] {
  const pieces: DrawnPiece[] = [];
  for (const block of blocks) {
    // A note stays with what it explains, and a list with the paragraph that introduces it.
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

/**
 * Options that are missing in pdfkit's types or not allowed by them. By default pdfkit starts with a font that it does
 * not embed.
 */
function untyped(): object {
  return { subset: "PDF/UA", font: null };
}
