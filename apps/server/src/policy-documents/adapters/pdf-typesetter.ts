import { buffer } from "node:stream/consumers";
import type { PdfContent } from "@kautia/locales/policy-documents";
import Pdf from "pdfkit";
import type { Typesetter } from "../ports/typesetter.ts";
import { defaultFont } from "./fonts.ts";
import { page } from "./layout.ts";
import { makePageWriter } from "./page-writer.ts";
import { writeBlock } from "./write-block.ts";
import { writeFooters, writeMasthead } from "./write-page.ts";

/** Tagged for screen readers (PDF/UA). */
export const pdfTypesetter: Typesetter = {
  async set(policyDocument) {
    const doc = open(policyDocument);
    const bytes = buffer(doc);
    const root = doc.struct("Document");
    doc.addStructure(root);
    const writer = makePageWriter(doc, root);
    writeMasthead(writer, policyDocument);
    for (const block of policyDocument.blocks) writeBlock(writer, block);
    root.end();
    writeFooters(writer, policyDocument);
    doc.end();
    return bytes;
  },
};

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
