import type { PdfBlock } from "@kautia/locales/policy-documents";
import { encodeQR } from "qr";
import { colours, sizes } from "./layout.ts";
import type { PageWriter, TextStyle } from "./page-writer.ts";

export function writeBlock(writer: PageWriter, block: PdfBlock): void {
  switch (block.kind) {
    case "heading":
      return writeHeading(writer, block.text);
    case "paragraph":
      return writeText(writer, block.text, {});
    case "note":
      return writeText(writer, block.text, { size: sizes.small, colour: colours.quiet });
    case "notice":
      return writeNotice(writer, block.text);
    case "list":
      return writeList(writer, block.items);
    case "facts":
      return writeFacts(writer, block.rows);
    case "code":
      return writeCode(writer, block);
  }
}

function writeHeading(writer: PageWriter, text: string): void {
  const style: TextStyle = { size: sizes.heading, weight: "strong" };
  writer.ensureSpace(writer.heightOf(text, style) + 64);
  writer.skip(6);
  writer.tag("H2", () => writer.write(text, style));
  writer.skip(4);
}

function writeText(writer: PageWriter, text: string, style: TextStyle): void {
  writer.ensureSpace(30);
  writer.tag("P", () => writer.write(text, style));
  writer.skip(8);
}

function writeNotice(writer: PageWriter, text: string): void {
  const { doc, left, width } = writer;
  const style: TextStyle = { x: left + 14, width: width - 28, colour: colours.caution };
  const height = writer.heightOf(text, style) + 20;
  writer.ensureSpace(height);
  const top = doc.y;
  writer.decorate(() => doc.roundedRect(left, top, width, height, 6).fill(colours.cautionGround));
  doc.y = top + 11;
  writer.tag("P", () => writer.write(text, style));
  doc.y = top + height + 14;
}

function writeList(writer: PageWriter, items: readonly string[]): void {
  const { doc, left, width } = writer;
  const list = writer.group("L");
  for (const item of items) {
    writer.ensureSpace(30);
    const top = doc.y;
    const entry = writer.group("LI", list);
    writer.tag("Lbl", () => writer.write("•", { x: left, width: 12, colour: colours.accent }), entry);
    doc.y = top;
    writer.tag("LBody", () => writer.write(item, { x: left + 14, width: width - 14 }), entry);
    writer.skip(3);
    entry.end();
  }
  list.end();
  writer.skip(6);
}

function writeFacts(writer: PageWriter, rows: readonly (readonly [string, string])[]): void {
  const { doc, left, width } = writer;
  const table = writer.group("Table");
  const labelWidth = width * 0.36;
  const valueAt = { x: left + labelWidth, width: width - labelWidth };
  const line = (y: number) =>
    writer.decorate(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .stroke(colours.line),
    );
  for (const [label, value] of rows) {
    const labelStyle: TextStyle = { width: labelWidth - 14, colour: colours.quiet };
    const height = Math.max(writer.heightOf(label, labelStyle), writer.heightOf(value, valueAt)) + 8;
    writer.ensureSpace(height);
    const top = doc.y;
    line(top);
    const row = writer.group("TR", table);
    doc.y = top + 6;
    const head = doc.struct("TH", { scope: "Row" }, [() => writer.write(label, labelStyle)]);
    row.add(head);
    const below = doc.y;
    doc.y = top + 6;
    writer.tag("TD", () => writer.write(value, valueAt), row);
    doc.y = Math.max(below, doc.y) + 2;
    row.end();
  }
  table.end();
  line(doc.y);
  writer.skip(14);
}

function writeCode(writer: PageWriter, { url, alt, text }: { url: string; alt: string; text: string }): void {
  const { doc, left, width } = writer;
  const squares = encodeQR(url, "raw", { ecc: "medium", border: 1 });
  const size = 88;
  const square = size / squares.length;
  writer.ensureSpace(size + 20);
  writer.skip(6);
  const top = doc.y;
  const draw = () => {
    squares.forEach((row, y) =>
      row.forEach((dark, x) => dark && doc.rect(left + x * square, top + y * square, square, square)),
    );
    doc.fill(colours.text);
  };
  const figure = doc.struct("Figure", { alt, bbox: [left, top, left + size, top + size] }, [draw]);
  writer.group("Div").add(figure).end();
  doc.y = top;
  const beside = { x: left + size + 22, width: width - size - 22 };
  writer.tag("P", () => writer.write(text, beside));
  writer.skip(6);
  writer.tag("P", () => writer.write(url, { ...beside, size: sizes.small, colour: colours.quiet }));
  doc.y = Math.max(top + size, doc.y) + 16;
}
