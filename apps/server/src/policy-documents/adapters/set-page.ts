import type { PdfContent } from "@kautia/locales/policy-documents";
import { colours, page, sizes } from "./measures.ts";
import type { Pen } from "./pen.ts";

const pageWords = {
  de: (number: number, count: number) => `Seite ${number} von ${count}`,
  en: (number: number, count: number) => `Page ${number} of ${count}`,
};

/** Who writes, what it is. */
export function setMasthead(pen: Pen, { brandName, title, subtitle }: PdfContent): void {
  pen.tag("P", () => pen.write(brandName, { weight: "strong", colour: colours.accent, size: 12 }));
  pen.space(16);
  pen.tag("H1", () => pen.write(title, { size: sizes.title, weight: "strong" }));
  if (subtitle) {
    pen.space(2);
    pen.tag("P", () => pen.write(subtitle, { size: sizes.subtitle, colour: colours.quiet }));
  }
  pen.space(14);
}

/** At the foot of every page: for the eye, and left out when a page is read aloud. */
export function setFooters({ doc, left, width, decorate, write }: Pen, { footer, language }: PdfContent): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at);
    // pdfkit would take what is written below the margin for the beginning of another page.
    doc.page.margins = { ...doc.page.margins, bottom: 0 };
    decorate(() => {
      const style = { size: sizes.foot, colour: colours.quiet };
      doc.y = doc.page.height - page.foot;
      write(footer, { ...style, width: width - 90 });
      const number = pageWords[language](at + 1, count);
      doc.y = doc.page.height - page.foot;
      write(number, { ...style, x: left + width - doc.widthOfString(number), width: 90 });
    });
  }
}
