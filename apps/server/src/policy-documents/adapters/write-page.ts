import { type PdfContent, sayPage } from "@kautia/locales/policy-documents";
import { drawMark, drawSeal } from "./drawings.ts";
import { colours, page, sizes } from "./layout.ts";
import type { PageWriter, TextStyle } from "./page-writer.ts";

const markHeight = 22;
const sealRadius = 39;

export function writeMasthead(writer: PageWriter, { brandName, guarantor, title, subtitle, seal }: PdfContent): void {
  const { doc, left, width } = writer;
  const top = doc.y;
  writer.figure(brandName, [left, top, left + width / 2, top + markHeight], () => {
    drawMark(writer, left, top, markHeight, colours.text);
    doc.y = top + 1;
    writer.write(brandName, { x: left + 27, width: width / 2 - 27, size: sizes.brand, weight: "strong" });
  });
  const below = Math.max(doc.y, top + markHeight);
  doc.y = top;
  if (guarantor) {
    const place: TextStyle = { x: left + width / 2, width: width / 2, size: sizes.foot, align: "right" };
    const { name, lines } = guarantor;
    writer.tag("P", () => writer.write(name, { ...place, weight: "strong" }));
    for (const line of lines) writer.tag("P", () => writer.write(line, { ...place, colour: colours.quiet }));
  }
  doc.y = Math.max(below, doc.y) + 8;
  const rule = doc.y;
  writer.decorate(() =>
    doc
      .moveTo(left, rule)
      .lineTo(left + width, rule)
      .lineWidth(0.75)
      .stroke(colours.line),
  );
  writer.skip(20);
  writeTitle(writer, title, subtitle, seal ? width - sealRadius * 2 - 20 : width, seal ?? null);
}

function writeTitle(
  writer: PageWriter,
  title: string,
  subtitle: string | null,
  width: number,
  seal: string | null,
): void {
  const { doc, left } = writer;
  const top = doc.y;
  writer.tag("H1", () => writer.write(title, { size: sizes.title, weight: "strong", width }));
  if (subtitle) {
    writer.skip(2);
    writer.tag("P", () => writer.write(subtitle, { size: sizes.subtitle, colour: colours.quiet, width }));
  }
  writer.skip(14);
  if (seal === null) return;
  const x = left + writer.width - sealRadius;
  const y = top + sealRadius - 6;
  const box = [x - sealRadius, y - sealRadius, x + sealRadius, y + sealRadius] as const;
  const below = doc.y;
  writer.figure(seal, box, () => drawSeal(writer, x, y, sealRadius));
  doc.y = Math.max(below, y + sealRadius + 10);
}

/** A thin double line around a certificate. */
export function drawFrame({ doc, decorate }: PageWriter): void {
  const { width, height } = doc.page;
  decorate(() => {
    for (const [inset, thickness] of [
      [page.frame, 1],
      [page.frame + 4, 0.4],
    ] as const)
      doc
        .rect(inset, inset, width - 2 * inset, height - 2 * inset)
        .lineWidth(thickness)
        .stroke(colours.accent);
  });
}

/** A pale word across each page. Screen readers skip it, because the text says the same. */
export function drawStamps({ doc, decorate, write, scale }: PageWriter, stamp: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    const { width, height } = doc.page;
    decorate(() => {
      doc.save().rotate(-50, { origin: [width / 2, height / 2] });
      doc.fillOpacity(0.09);
      doc.y = height / 2 - sizes.stamp / 2;
      write(stamp, {
        size: sizes.stamp / scale,
        weight: "strong",
        colour: colours.accent,
        x: 0,
        width,
        align: "center",
      });
      doc.fillOpacity(1).restore();
    });
  }
}

export function writeFooters(
  { doc, left, width, decorate, write, scale }: PageWriter,
  { footer, language }: PdfContent,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // pdfkit would start a new page for text below the margin.
    doc.page.margins = { ...doc.page.margins, bottom: 0 };
    decorate(() => {
      const style = { size: sizes.foot / scale, colour: colours.quiet };
      const top = doc.page.height - page.foot;
      doc.y = top;
      write(footer, { ...style, width: width - 90 });
      doc.y = top;
      write(sayPage(language, index + 1, count), { ...style, x: left + width - 90, width: 90, align: "right" });
    }, "Pagination");
  }
}
