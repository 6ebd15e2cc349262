import type { PdfBlock } from "@kautia/locales/policy-documents";
import { encodeQR } from "qr";
import { colours, sizes } from "./measures.ts";
import type { Pen, TextStyle } from "./pen.ts";

/** Sets one block below what is there. */
export function setBlock(pen: Pen, block: PdfBlock): void {
  switch (block.kind) {
    case "heading":
      return setHeading(pen, block.text);
    case "paragraph":
      return setText(pen, block.text, {});
    case "note":
      return setText(pen, block.text, { size: sizes.small, colour: colours.quiet });
    case "notice":
      return setNotice(pen, block.text);
    case "list":
      return setList(pen, block.items);
    case "facts":
      return setFacts(pen, block.rows);
    case "code":
      return setCode(pen, block);
  }
}

function setHeading(pen: Pen, text: string): void {
  const style: TextStyle = { size: sizes.heading, weight: "strong" };
  // Never alone at the end of a page.
  pen.need(pen.heightOf(text, style) + 64);
  pen.space(6);
  pen.tag("H2", () => pen.write(text, style));
  pen.space(4);
}

function setText(pen: Pen, text: string, style: TextStyle): void {
  pen.need(30);
  pen.tag("P", () => pen.write(text, style));
  pen.space(8);
}

function setNotice(pen: Pen, text: string): void {
  const { doc, left, width } = pen;
  const style: TextStyle = { x: left + 14, width: width - 28, colour: colours.caution };
  const height = pen.heightOf(text, style) + 20;
  pen.need(height);
  const top = doc.y;
  pen.decorate(() => doc.roundedRect(left, top, width, height, 6).fill(colours.cautionGround));
  doc.y = top + 11;
  pen.tag("P", () => pen.write(text, style));
  doc.y = top + height + 14;
}

function setList(pen: Pen, items: readonly string[]): void {
  const { doc, left, width } = pen;
  const list = pen.group("L");
  for (const item of items) {
    pen.need(30);
    const top = doc.y;
    const entry = pen.group("LI", list);
    pen.tag("Lbl", () => pen.write("•", { x: left, width: 12, colour: colours.accent }), entry);
    doc.y = top;
    pen.tag("LBody", () => pen.write(item, { x: left + 14, width: width - 14 }), entry);
    pen.space(3);
    entry.end();
  }
  list.end();
  pen.space(6);
}

function setFacts(pen: Pen, rows: readonly (readonly [string, string])[]): void {
  const { doc, left, width } = pen;
  const table = pen.group("Table");
  const labelWidth = width * 0.36;
  const valueAt = { x: left + labelWidth, width: width - labelWidth };
  const line = (y: number) =>
    pen.decorate(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .stroke(colours.line),
    );
  for (const [label, value] of rows) {
    const labelStyle: TextStyle = { width: labelWidth - 14, colour: colours.quiet };
    const height = Math.max(pen.heightOf(label, labelStyle), pen.heightOf(value, valueAt)) + 8;
    pen.need(height);
    const top = doc.y;
    line(top);
    const row = pen.group("TR", table);
    doc.y = top + 6;
    const head = doc.struct("TH", { scope: "Row" }, [() => pen.write(label, labelStyle)]);
    row.add(head);
    const below = doc.y;
    doc.y = top + 6;
    pen.tag("TD", () => pen.write(value, valueAt), row);
    doc.y = Math.max(below, doc.y) + 2;
    row.end();
  }
  table.end();
  line(doc.y);
  pen.space(14);
}

function setCode(pen: Pen, { url, alt, text }: { url: string; alt: string; text: string }): void {
  const { doc, left, width } = pen;
  const squares = encodeQR(url, "raw", { ecc: "medium", border: 1 });
  const size = 88;
  const square = size / squares.length;
  pen.need(size + 20);
  pen.space(6);
  const top = doc.y;
  const draw = () => {
    squares.forEach((row, y) =>
      row.forEach((dark, x) => dark && doc.rect(left + x * square, top + y * square, square, square)),
    );
    doc.fill(colours.text);
  };
  const figure = doc.struct("Figure", { alt, bbox: [left, top, left + size, top + size] }, [draw]);
  pen.group("Div").add(figure).end();
  doc.y = top;
  const beside = { x: left + size + 22, width: width - size - 22 };
  pen.tag("P", () => pen.write(text, beside));
  pen.space(6);
  pen.tag("P", () => pen.write(url, { ...beside, size: sizes.small, colour: colours.quiet }));
  doc.y = Math.max(top + size, doc.y) + 16;
}
