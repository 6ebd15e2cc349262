import { sumBy } from "@kautia/contract";
import type { InfoSection, PdfBlock } from "@kautia/locales/policy-documents";
import { drawInfoIcon, drawMark, hasMark } from "./info-icons.ts";
import { colours, page, sizes } from "./layout.ts";
import type { PageWriter, TextStyle } from "./page-writer.ts";
import type { DrawnPiece } from "./write-block.ts";

const iconSize = 22;
const gap = 26;
const above = 9;

type Place = { x: number; width: number };

/** Columns side by side under a line; one after the other if they are too long for a page. */
export function cutSections(writer: PageWriter, columns: readonly (readonly InfoSection[])[]): DrawnPiece[] {
  const { doc, left, bottom, scale } = writer;
  if (columns.length === 1)
    return (columns[0] ?? []).flatMap((section) => [cutLine(writer), ...cutSection(writer, section)]);
  const width = (writer.width - gap * (columns.length - 1)) / columns.length;
  const cut = columns.map((sections, index) =>
    sections.flatMap((section) => cutSection(writer, section, { x: left + index * (width + gap), width })),
  );
  const line = cutLine(writer);
  const heights = cut.map((pieces) => pieces.reduce((sum, piece) => sum + piece.height, line.height));
  const height = Math.max(...heights);
  if (height > bottom - page.margins.top) return columns.flat().flatMap((section) => cutSections(writer, [[section]]));
  const draw = () => {
    const top = doc.y;
    writer.decorate(() => {
      for (let index = 1; index < columns.length; index++) {
        const x = left + index * (width + gap) - gap / 2;
        doc.moveTo(x, top).lineTo(x, top + height);
      }
      doc.lineWidth(0.75).stroke(colours.line);
    });
    line.draw();
    for (const pieces of cut) {
      doc.y = top + above * scale;
      for (const piece of pieces) piece.draw();
    }
    doc.y = top + height;
  };
  return [{ height, keepWithNext: false, draw }];
}

function cutLine(writer: PageWriter): DrawnPiece {
  const { doc, left, width, scale } = writer;
  return {
    height: above * scale,
    keepWithNext: true,
    draw() {
      const y = doc.y;
      writer.decorate(() =>
        doc
          .moveTo(left, y)
          .lineTo(left + width, y)
          .lineWidth(0.75)
          .stroke(colours.line),
      );
      writer.skip(above);
    },
  };
}

/** A section of up to half a page stays on one page. */
function cutSection(writer: PageWriter, section: InfoSection, place: Place = { x: writer.left, width: writer.width }) {
  const body = section.blocks.flatMap((block) =>
    block.kind === "list"
      ? cutItems(writer, block.items, section.icon, place)
      : [cutText(writer, textOf(block), place)],
  );
  const last = body.at(-1);
  if (last) last.height += 4 * writer.scale;
  const pieces = [cutTitle(writer, section, place), ...body];
  const isWhole = sumBy(pieces, ({ height }) => height) < (writer.bottom - page.margins.top) / 2;
  if (isWhole) for (const piece of pieces) piece.keepWithNext = piece !== pieces.at(-1);
  return pieces;
}

function cutTitle(writer: PageWriter, { title, icon }: InfoSection, { x, width }: Place): DrawnPiece {
  const { doc, scale } = writer;
  const indent = icon ? iconSize * scale + 9 : 0;
  const style: TextStyle = { x: x + indent, width: width - indent, size: sizes.section, weight: "strong" };
  const text = writer.heightOf(title, style);
  const height = Math.max(text, icon ? iconSize * scale : 0);
  return {
    height: height + 5 * scale,
    keepWithNext: true,
    draw() {
      const top = doc.y;
      if (icon) writer.decorate(() => drawInfoIcon(doc, icon, x, top, iconSize * scale));
      doc.y = top + Math.max(0, (height - text) / 2 + 1.5 * scale);
      writer.tag(writer.headingTag, () => writer.write(title, style));
      doc.y = top + height + 5 * scale;
    },
  };
}

function textOf(block: PdfBlock): string {
  return "text" in block && typeof block.text === "string" ? block.text : "";
}

function cutText(writer: PageWriter, text: string, place: Place): DrawnPiece {
  const style: TextStyle = { ...place, size: sizes.dense };
  const piece: DrawnPiece = {
    height: writer.heightOf(text, style) + 4 * writer.scale,
    keepWithNext: false,
    draw() {
      const { y } = writer.doc;
      writer.tag("P", () => writer.write(text, style));
      writer.doc.y = y + piece.height;
    },
  };
  return piece;
}

/** With the mark of their section: a tick, a cross or an exclamation mark; otherwise with bullets. */
function cutItems(
  writer: PageWriter,
  items: readonly string[],
  icon: InfoSection["icon"],
  { x, width }: Place,
): DrawnPiece[] {
  const { doc, scale } = writer;
  const indent = 15 * scale;
  const style: TextStyle = { x: x + indent, width: width - indent, size: sizes.dense };
  let list: ReturnType<PageWriter["list"]>;
  return items.map((item, index) => {
    const piece: DrawnPiece = {
      height: writer.heightOf(item, style) + 3 * scale,
      keepWithNext: false,
      draw() {
        list ??= writer.list("None");
        const top = doc.y;
        const entry = writer.group("LI", list);
        writer.decorate(() => {
          if (icon && hasMark(icon)) drawMark(doc, icon, x, top + 1.5 * scale, 9 * scale);
          else doc.circle(x + 4 * scale, top + 6 * scale, 1.4 * scale).fill(colours.accent);
        });
        doc.y = top;
        writer.tag("LBody", () => writer.write(item, style), entry);
        entry.end();
        doc.y = top + piece.height;
        if (index === items.length - 1) list.end();
      },
    };
    return piece;
  });
}
