import type { PdfBlock } from "@kautia/locales/policy-documents";
import type { Piece } from "../rules/keep-together.ts";
import { writeAmount, writeAttestation, writeParties, writeSignature } from "./certificate-blocks.ts";
import { writeCode } from "./drawings.ts";
import { colours, page, sizes } from "./layout.ts";
import type { PageWriter, TextStyle } from "./page-writer.ts";

export interface DrawnPiece extends Piece {
  draw(): void;
}

/** Divides a block into pieces that may stand on different pages. */
export function cutBlock(writer: PageWriter, block: PdfBlock): DrawnPiece[] {
  switch (block.kind) {
    case "heading":
      return [cutHeading(writer, block.text)];
    case "paragraph":
      return [cutText(writer, block.text, {})];
    case "note":
      return [cutText(writer, block.text, { size: sizes.small, colour: colours.quiet })];
    case "notice":
      return [cutNotice(writer, block.text)];
    case "list":
      return cutList(writer, block.items);
    case "facts":
      return cutFacts(writer, block.rows, block.style);
    case "code":
      return [whole(writeCode(writer, block))];
    case "amount":
      return [whole(writeAmount(writer, block))];
    case "parties":
      return [whole(writeParties(writer, block.parties))];
    case "signature":
      return [whole(writeSignature(writer, block))];
    case "attestation":
      return [whole(writeAttestation(writer, block))];
  }
}

function whole({ height, draw }: { height: number; draw: () => void }): DrawnPiece {
  return { height, keepWithNext: false, draw };
}

function cutHeading(writer: PageWriter, text: string): DrawnPiece {
  const style: TextStyle = { size: sizes.heading, weight: "strong" };
  return {
    height: writer.heightOf(text, style) + 12 * writer.scale,
    keepWithNext: true,
    draw() {
      writer.skip(8);
      writer.tag("H2", () => writer.write(text, style));
      writer.skip(4);
    },
  };
}

function cutText(writer: PageWriter, text: string, style: TextStyle): DrawnPiece {
  const draw = () => {
    writer.tag("P", () => writer.write(text, style));
    writer.skip(8);
  };
  return whole({ height: writer.heightOf(text, style) + 8 * writer.scale, draw });
}

function cutNotice(writer: PageWriter, text: string): DrawnPiece {
  const { doc, left, width, scale } = writer;
  const style: TextStyle = { x: left + 14, width: width - 28, colour: colours.caution, size: sizes.dense };
  const box = writer.heightOf(text, style) + 16 * scale;
  const draw = () => {
    const top = doc.y;
    writer.decorate(() => doc.roundedRect(left, top, width, box, 6).fill(colours.cautionGround));
    doc.y = top + 9 * scale;
    writer.tag("P", () => writer.write(text, style));
    doc.y = top + box + 12 * scale;
  };
  return whole({ height: box + 12 * scale, draw });
}

function cutList(writer: PageWriter, items: readonly string[]): DrawnPiece[] {
  const { doc, left, width, scale } = writer;
  const body: TextStyle = { x: left + 14, width: width - 14 };
  let list: ReturnType<PageWriter["list"]>;
  return items.map((item, index) => ({
    height: writer.heightOf(item, body) + (index < items.length - 1 ? 4 : 9) * scale,
    keepWithNext: staysWithNext(index, items.length),
    draw() {
      list ??= writer.list();
      const top = doc.y;
      const entry = writer.group("LI", list);
      writer.tag("Lbl", () => writer.write("•", { x: left, width: 12, colour: colours.accent }), entry);
      doc.y = top;
      writer.tag("LBody", () => writer.write(item, body), entry);
      writer.skip(4);
      entry.end();
      if (index < items.length - 1) return;
      list.end();
      writer.skip(5);
    },
  }));
}

/** Keeps at least two rows together on each side of a page break. */
function staysWithNext(index: number, count: number): boolean {
  return index < count - 1 && (index === 0 || index === count - 2);
}

function cutFacts(
  writer: PageWriter,
  rows: readonly (readonly [string, string])[],
  look: "small" | "terms" | undefined,
): DrawnPiece[] {
  const { doc, left, width, scale } = writer;
  const size = look ? sizes.dense : sizes.text;
  // Values align with the second of three parties.
  const labelWidth = look === "terms" ? width * 0.16 : (width + page.columnGap) / 3;
  const valueStyle: TextStyle = { x: left + labelWidth, width: width - labelWidth, size };
  const labelStyle: TextStyle = { width: labelWidth - 14, colour: colours.quiet, size };
  const line = (y: number) =>
    writer.decorate(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .stroke(colours.line),
    );
  let table: ReturnType<PageWriter["group"]>;
  return rows.map(([label, value], index) => {
    const text = Math.max(writer.heightOf(label, labelStyle), writer.heightOf(value, valueStyle));
    const isLast = index === rows.length - 1;
    const height = text + (isLast ? 22 : 8) * scale;
    return {
      height,
      keepWithNext: staysWithNext(index, rows.length),
      draw() {
        table ??= writer.group("Table");
        const top = doc.y;
        line(top);
        const row = writer.group("TR", table);
        doc.y = top + 6 * scale;
        const head = doc.struct("TH", { scope: "Row" }, [() => writer.write(label, labelStyle)]);
        row.add(head);
        const below = doc.y;
        doc.y = top + 6 * scale;
        writer.tag("TD", () => writer.write(value, valueStyle), row);
        doc.y = Math.max(below, doc.y) + 2 * scale;
        row.end();
        if (!isLast) return;
        table.end();
        line(doc.y);
        writer.skip(14);
      },
    };
  });
}
