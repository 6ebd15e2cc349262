import { sumBy } from "@kautia/contract";
import type { PdfBlock } from "@kautia/locales/policy-documents";
import { writeCode } from "./drawings.ts";
import { colours, page, sizes } from "./layout.ts";
import type { PageWriter, TextStyle } from "./page-writer.ts";

type Block<Kind extends PdfBlock["kind"]> = Extract<PdfBlock, { kind: Kind }>;
type Drawable = { height: number; draw: () => void };

/** The sum in figures and in words. */
export function writeAmount(writer: PageWriter, { label, figures, words }: Block<"amount">): Drawable {
  const { doc, left, width, scale } = writer;
  const inside = { x: left + 16, width: width - 32 };
  const labelStyle: TextStyle = { ...inside, size: sizes.small, colour: colours.quiet };
  const figureStyle: TextStyle = { ...inside, size: sizes.amount, weight: "strong", colour: colours.accent };
  const wordStyle: TextStyle = { ...inside, size: sizes.text };
  const parts = [
    [label, labelStyle],
    [figures, figureStyle],
    [words, wordStyle],
  ] as const;
  const box = sumBy(parts, ([text, style]) => writer.heightOf(text, style)) + 20 * scale;
  return {
    height: box + 14 * scale,
    draw() {
      const top = doc.y;
      writer.decorate(() => {
        doc.roundedRect(left, top, width, box, 6).fill(colours.ground);
        doc.rect(left, top, 3, box).fill(colours.accent);
      });
      doc.y = top + 11 * scale;
      for (const [text, style] of parts) writer.tag("P", () => writer.write(text, style));
      doc.y = top + box + 14 * scale;
    },
  };
}

/** The parties side by side; a screen reader reads each to its end before the next. */
export function writeParties(writer: PageWriter, parties: Block<"parties">["parties"]): Drawable {
  const { doc, left, width, scale } = writer;
  const gap = page.columnGap;
  const column = (width - gap * (parties.length - 1)) / parties.length;
  const columns = parties.map(({ role, name, lines }, index) => {
    const place = { x: left + index * (column + gap), width: column };
    const styled: [string, TextStyle][] = [
      [role, { ...place, size: sizes.small, colour: colours.quiet }],
      [name, { ...place, weight: "strong" }],
      ...lines.map((line): [string, TextStyle] => [line, { ...place, size: sizes.dense }]),
    ];
    return styled;
  });
  const heights = columns.map((texts) => sumBy(texts, ([text, style]) => writer.heightOf(text, style)));
  const height = Math.max(...heights);
  return {
    height: height + 14 * scale,
    draw() {
      const top = doc.y;
      for (const texts of columns) {
        doc.y = top;
        const group = writer.group("Div");
        for (const [text, style] of texts) writer.tag("P", () => writer.write(text, style), group);
        group.end();
      }
      doc.y = top + height + 14 * scale;
    },
  };
}

const longName = 60;

/** A name above a line, with how and when it was signed below. */
export function writeSignature(
  writer: PageWriter,
  { name, text }: Omit<Block<"signature">, "kind">,
  width = Math.min(writer.width, 320),
): Drawable {
  const { doc, left, scale } = writer;
  const nameStyle: TextStyle = { width, size: name.length > longName ? sizes.text : sizes.name, weight: "strong" };
  const textStyle: TextStyle = { width, size: sizes.small, colour: colours.quiet };
  return {
    height: writer.heightOf(name, nameStyle) + writer.heightOf(text, textStyle) + 24 * scale,
    draw() {
      writer.skip(8);
      writer.tag("P", () => writer.write(name, nameStyle));
      const y = doc.y + 1;
      writer.decorate(() =>
        doc
          .moveTo(left, y)
          .lineTo(left + width, y)
          .lineWidth(0.75)
          .stroke(colours.text),
      );
      writer.skip(6);
      writer.tag("P", () => writer.write(text, textStyle));
      writer.skip(10);
    },
  };
}

/** The guarantor's signature, with the code for checking it to its right. */
export function writeAttestation(writer: PageWriter, { signature, code }: Block<"attestation">): Drawable {
  const { doc, left, width, scale } = writer;
  const signedWidth = width * 0.42;
  const checkedWidth = width - signedWidth - page.columnGap;
  const signed = writeSignature(writer, signature, signedWidth);
  const checked = writeCode(writer, code, left + width - checkedWidth, checkedWidth);
  const height = Math.max(signed.height, checked.height);
  return {
    height: height + 6 * scale,
    draw() {
      writer.skip(6);
      const top = doc.y;
      signed.draw();
      doc.y = top;
      checked.draw();
      doc.y = top + height;
    },
  };
}
