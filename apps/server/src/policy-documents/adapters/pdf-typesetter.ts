import { buffer } from "node:stream/consumers";
import type { PdfContent } from "@kautia/locales/policy-documents";
import Pdf from "pdfkit";
import type { Typesetter } from "../ports/typesetter.ts";
import { firstFont } from "./fonts.ts";
import { page } from "./measures.ts";
import { makePen } from "./pen.ts";
import { setBlock } from "./set-block.ts";
import { setFooters, setMasthead } from "./set-page.ts";

/** Sets documents with pdfkit: tagged for those who listen to them (PDF/UA), in the fonts of our pages. */
export const pdfTypesetter: Typesetter = {
  async set(policyDocument) {
    const doc = open(policyDocument);
    const bytes = buffer(doc);
    const root = doc.struct("Document");
    doc.addStructure(root);
    const pen = makePen(doc, root);
    setMasthead(pen, policyDocument);
    for (const block of policyDocument.blocks) setBlock(pen, block);
    root.end();
    setFooters(pen, policyDocument);
    doc.end();
    return bytes;
  },
};

function open({ title, language, country, dated }: PdfContent): typeof Pdf.prototype {
  const dateOfText = new Date(dated);
  // The title is also written as XML by pdfkit, which does not escape it.
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
    // Not the moment of making it, which would make other bytes each time.
    info: { ...info, CreationDate: dateOfText, ModDate: dateOfText },
  });
}

/** What pdfkit takes and its types do not know: the standard of accessible documents, a font as bytes. */
function untyped(): object {
  return { subset: "PDF/UA", font: firstFont() };
}
