import { sumBy } from "@kautia/contract";
import { buffer } from "node:stream/consumers";
import { type PdfBlock, type PdfContent, sayContinued } from "@kautia/locales/policy-documents";
import Pdf from "pdfkit";
import type { Typesetter } from "../ports/typesetter.ts";
import { spaceNeeded } from "../rules/keep-together.ts";
import { page, sizes } from "./layout.ts";
import { leaveRoomForSeal } from "./leave-room-for-seal.ts";
import { makePageWriter, type PageWriter } from "./page-writer.ts";
import { cutBlock, type DrawnPiece } from "./write-block.ts";
import { drawFrame, drawStamps, writeFooters, writeMasthead } from "./write-page.ts";

/** Text sizes to try, largest first, until a document fits its pages. The smallest is still readable. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.62];

/** Text sizes to try if they save the last page of a document, which would have only a few lines. */
const savingScales = [0.95, 0.9];

/** An annex is for reference, so it is set a little smaller. */
const annexScale = 0.9;

/** Makes PDFs that are tagged for screen readers (PDF/UA). */
export const pdfTypesetter: Typesetter = {
  async set(policyDocument) {
    const { mostPages } = policyDocument;
    const most = mostPages ?? Infinity;
    let { bytes, pages, smaller } = write(policyDocument, mostPages ? scales : [1]);
    while (pages > most && smaller.length > 0) {
      await bytes;
      ({ bytes, pages, smaller } = write(policyDocument, smaller));
    }
    if (mostPages !== undefined || pages < 2) return bytes;
    for (const scale of savingScales) {
      const shorter = write(policyDocument, [scale]);
      if (shorter.pages < pages) return shorter.bytes;
      await shorter.bytes;
    }
    return bytes;
  },
};

/** Writes at the first scale that seems to fit. `pages`: without the annex. `smaller`: the scales to try if it does not. */
function write(policyDocument: PdfContent, wanted: readonly number[]) {
  const doc = open(policyDocument);
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const { writer, sheets, smaller } = cutToFit(policyDocument, wanted, (scale) => makePageWriter(doc, root, scale));
  if (policyDocument.seal) drawFrame(writer);
  writeMasthead(writer, policyDocument);
  sheets.forEach((pieces, index) => {
    if (index > 0) doc.addPage();
    writePieces(writer, pieces);
  });
  const pages = doc.bufferedPageRange().count;
  if (policyDocument.annex)
    writeAnnex(makePageWriter(doc, root, annexScale, "H3"), policyDocument, policyDocument.annex);
  if (policyDocument.sealedBy !== undefined) leaveRoomForSeal(doc, root, policyDocument.sealedBy);
  root.end();
  if (policyDocument.stamp) drawStamps(writer, policyDocument.stamp);
  writeFooters(writer, policyDocument);
  doc.end();
  return { bytes, pages, smaller };
}

/** The pieces of each sheet at the first scale that seems to fit: measuring is much faster than writing and starting over. */
function cutToFit(
  content: PdfContent,
  [scale = 1, ...smaller]: readonly number[],
  makeWriter: (scale: number) => PageWriter,
): { writer: PageWriter; sheets: DrawnPiece[][]; smaller: readonly number[] } {
  const writer = makeWriter(scale);
  const sheets = cutSheets(content.blocks).map((blocks) => cutBlocks(writer, content, blocks));
  const fits = sheets.every((pieces, index) => {
    const height = sumBy(pieces, (piece) => piece.height);
    return page.margins.top + (index === 0 ? page.leastMasthead : 0) + height <= writer.bottom;
  });
  return fits || smaller.length === 0 ? { writer, sheets, smaller } : cutToFit(content, smaller, makeWriter);
}

/** The blocks between page breaks. */
function cutSheets(blocks: PdfContent["blocks"]): PdfBlock[][] {
  const sheets: PdfBlock[][] = [[]];
  for (const block of blocks)
    if (block.kind === "pageBreak") sheets.push([]);
    else sheets.at(-1)?.push(block);
  return sheets;
}

function writeAnnex(
  writer: PageWriter,
  content: PdfContent,
  { title, blocks }: NonNullable<PdfContent["annex"]>,
): void {
  writer.doc.addPage();
  writer.tag("H2", () => writer.write(title, { size: sizes.annex, weight: "strong" }));
  writer.skip(6);
  writePieces(writer, cutBlocks(writer, content, blocks));
}

function writePieces({ doc, bottom }: PageWriter, pieces: readonly DrawnPiece[]): void {
  const whole = bottom - page.margins.top;
  const needed = spaceNeeded(pieces, page.leastOnLastPage);
  pieces.forEach(({ draw, repeatHead }, index) => {
    // A block that is taller than a page begins on a new one.
    const space = Math.min(needed[index] ?? 0, whole);
    if (doc.y + space > bottom && doc.y > page.margins.top) {
      doc.addPage();
      if (repeatHead && repeatHead.height + space <= whole) repeatHead.draw();
    }
    draw();
  });
}

function cutBlocks(writer: PageWriter, { language }: PdfContent, blocks: PdfContent["blocks"]): DrawnPiece[] {
  const pieces: DrawnPiece[] = [];
  let continued: string | null = null;
  for (const block of blocks) {
    // A note stays with what it explains, and a list with the paragraph that introduces it.
    const before = pieces.at(-1);
    if (before && (block.kind === "note" || block.kind === "list")) before.keepWithNext = true;
    if (block.kind === "heading") continued = sayContinued(language, block.text);
    pieces.push(...cutBlock(writer, block, continued));
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
