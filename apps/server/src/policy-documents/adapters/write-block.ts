import { sumBy } from "@kautia/contract";
import type { PdfBlock } from "@kautia/locales/policy-documents";
import type { Piece } from "../rules/keep-together.ts";
import { writeAmount, writeAttestation, writeParties, writeSignature } from "./certificate-blocks.ts";
import { writeCode } from "./drawings.ts";
import { cutSections } from "./info-sections.ts";
import { colours, page, sizes } from "./layout.ts";
import type { PageWriter, TextStyle } from "./page-writer.ts";

export interface DrawnPiece extends Piece {
  draw(): void;
  /** Draws the head of a torn table again, at the top of the page where it goes on. */
  repeatHead?: { height: number; draw: () => void };
}

/** Divides a block into pieces that may stand on different pages. `continued`: the heading of a table that is torn. */
export function cutBlock(writer: PageWriter, block: PdfBlock, continued: string | null): DrawnPiece[] {
  switch (block.kind) {
    case "heading":
      return [cutHeading(writer, block.text)];
    case "pageBreak":
      return [];
    case "paragraph":
      return [cutText(writer, block.text, {})];
    case "note":
      return [cutText(writer, block.text, { size: sizes.small, colour: colours.quiet })];
    case "notice":
      return [cutNotice(writer, block.text)];
    case "list":
      return cutList(writer, block.items);
    case "facts":
      return cutFacts(writer, block, continued);
    case "code":
      return [whole(writeCode(writer, block))];
    case "amount":
      return [whole(writeAmount(writer, block))];
    case "sections":
      return cutSections(writer, block.columns);
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
      writer.tag(writer.headingTag, () => writer.write(text, style));
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

type Facts = Omit<Extract<PdfBlock, { kind: "facts" }>, "kind">;

/** A table of two columns. It is torn only if it is longer than a third of a page; then its head stands on both. */
function cutFacts(writer: PageWriter, { rows, style: look, heads }: Facts, continued: string | null): DrawnPiece[] {
  const { doc, left, width, bottom, scale } = writer;
  const areSums = look === "sums";
  const size = look && !areSums ? sizes.dense : sizes.text;
  const labelWidth = labelWidthOf(writer, look);
  const valueStyle: TextStyle = {
    x: left + labelWidth,
    width: width - labelWidth,
    size: look === "proof" ? sizes.small : size,
    align: areSums ? "right" : "left",
  };
  const labelStyle: TextStyle = { width: labelWidth - 14, colour: colours.quiet, size };
  const headStyle: TextStyle = { size: sizes.small, weight: "strong" };
  const line = (y: number) =>
    writer.decorate(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .stroke(colours.line),
    );
  const writeHeads = (cell: (x: Pick<TextStyle, "x" | "width">, text: string) => void) => {
    if (!heads) return;
    const top = doc.y;
    cell({ x: left, width: labelWidth - 14 }, heads[0]);
    doc.y = top;
    cell({ x: left + labelWidth, width: width - labelWidth }, heads[1]);
    writer.skip(4);
  };
  const headHeight = heads ? writer.heightOf(heads[0], headStyle) + 4 * scale : 0;
  const texts = rows.map(([label, value]) =>
    Math.max(writer.heightOf(label, labelStyle), writer.heightOf(value, valueStyle)),
  );
  const heights = texts.map((text, index) => text + (index === rows.length - 1 ? 22 : 8) * scale);
  const isWhole = sumBy(heights, (height) => height) < (bottom - page.margins.top) / 3;
  let table: ReturnType<PageWriter["group"]>;
  return rows.map(([label, value], index) => ({
    height: (heights[index] ?? 0) + (index === 0 ? headHeight : 0),
    keepWithNext: isWhole ? index < rows.length - 1 : staysWithNext(index, rows.length),
    ...(index > 0 && {
      repeatHead: {
        height: headHeight + (continued ? 20 * scale : 0),
        draw() {
          writer.decorate(() => {
            if (continued) {
              writer.write(continued, { size: sizes.small, colour: colours.quiet });
              writer.skip(6);
            }
            writeHeads((place, text) => writer.write(text, { ...headStyle, ...place }));
          }, "Pagination");
        },
      },
    }),
    draw() {
      table ??= writer.group("Table");
      if (index === 0 && heads) {
        const row = writer.group("TR", table);
        writeHeads((place, text) => {
          const cell = doc.struct("TH", { scope: "Column" }, [() => writer.write(text, { ...headStyle, ...place })]);
          row.add(cell);
        });
        row.end();
      }
      const top = doc.y;
      const weight = areSums && index === rows.length - 1 ? "strong" : "regular";
      line(top);
      const row = writer.group("TR", table);
      doc.y = top + 6 * scale;
      const head = doc.struct("TH", { scope: "Row" }, [() => writer.write(label, { ...labelStyle, weight })]);
      row.add(head);
      const below = doc.y;
      doc.y = top + 6 * scale;
      writer.tag("TD", () => writer.write(value, { ...valueStyle, weight }), row);
      doc.y = Math.max(below, doc.y) + 2 * scale;
      row.end();
      if (index < rows.length - 1) return;
      table.end();
      line(doc.y);
      writer.skip(14);
    },
  }));
}

function labelWidthOf({ width }: PageWriter, look: Facts["style"]): number {
  if (look === "terms") return width * 0.16;
  if (look === "proof") return width * 0.29;
  if (look === "sums") return width * 0.7;
  // Values align with the second of three parties.
  return (width + page.columnGap) / 3;
}
