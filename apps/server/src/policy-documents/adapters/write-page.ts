import { type PdfContent, sayPage } from "@kautia/locales/policy-documents";
import { colours, page, sizes } from "./layout.ts";
import type { PageWriter } from "./page-writer.ts";

export function writeMasthead(writer: PageWriter, { brandName, title, subtitle }: PdfContent): void {
  writer.tag("P", () => writer.write(brandName, { weight: "strong", colour: colours.accent, size: 12 }));
  writer.skip(16);
  writer.tag("H1", () => writer.write(title, { size: sizes.title, weight: "strong" }));
  if (subtitle) {
    writer.skip(2);
    writer.tag("P", () => writer.write(subtitle, { size: sizes.subtitle, colour: colours.quiet }));
  }
  writer.skip(14);
}

export function writeFooters(
  { doc, left, width, decorate, write }: PageWriter,
  { footer, language }: PdfContent,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at);
    // pdfkit would start a new page for text below the margin.
    doc.page.margins = { ...doc.page.margins, bottom: 0 };
    decorate(() => {
      const style = { size: sizes.foot, colour: colours.quiet };
      doc.y = doc.page.height - page.foot;
      write(footer, { ...style, width: width - 90 });
      const number = sayPage(language, at + 1, count);
      doc.y = doc.page.height - page.foot;
      write(number, { ...style, x: left + width - doc.widthOfString(number), width: 90 });
    });
  }
}
