import { encodeQR } from "qr";
import { colours, sizes } from "./layout.ts";
import type { PageWriter } from "./page-writer.ts";

/** The arch and the open door of the pages' logo, on a field of 32 by 34. */
const arch = "M4.5 31V14.5a11.5 11.5 0 0 1 23 0V31M1.5 31h29";
const door = "M10.5 31V14.5a5.5 5.5 0 0 1 5.5-5.5l5.5 2.5V31Z";

export function drawMark({ doc }: PageWriter, x: number, y: number, height: number, ink: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / 34);
  doc.path(arch).lineWidth(2.5).lineCap("round").stroke(ink);
  doc.path(door).fill(colours.accent);
  doc.restore();
}

const petals = 18;

/** Draws a seal of our own: a rosette around the logo, without arms, stars or words that an authority uses. */
export function drawSeal(writer: PageWriter, centreX: number, centreY: number, radius: number): void {
  const { doc } = writer;
  doc.save().translate(centreX, centreY).lineWidth(0.5).strokeOpacity(0.55);
  for (let petal = 0; petal < petals; petal++) {
    doc
      .rotate(180 / petals)
      .ellipse(0, 0, radius, radius * 0.62)
      .stroke(colours.accent);
  }
  doc.restore();
  doc.circle(centreX, centreY, radius * 0.56).fill("#FFFFFF");
  doc
    .circle(centreX, centreY, radius * 0.56)
    .lineWidth(1.25)
    .stroke(colours.accent);
  doc
    .circle(centreX, centreY, radius * 0.5)
    .lineWidth(0.5)
    .stroke(colours.accent);
  drawMark(writer, centreX - radius * 0.26, centreY - radius * 0.31, radius * 0.56, colours.text);
}

/** Joins the dark squares of a row, so that no viewer shows gaps between them. */
export function drawQrCode({ doc }: PageWriter, url: string, left: number, top: number, size: number): void {
  const squares = encodeQR(url, "raw", { ecc: "medium", border: 1 });
  const square = size / squares.length;
  squares.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) doc.rect(left + from * square, top + y * square, (x - from) * square, square);
    }
  });
  doc.fill(colours.text);
}

export interface Code {
  url: string;
  alt: string;
  text: string;
  /** The code to type for readers without a camera. */
  typed: string;
}

const codeSize = 84;

/** The QR code with its text and the code to type beside it. `x`: the left edge. */
export function writeCode(writer: PageWriter, { url, alt, text, typed }: Code, x = writer.left, width = writer.width) {
  const { doc, scale } = writer;
  const size = codeSize * Math.max(scale, 0.8);
  const beside = { x: x + size + 14, width: width - size - 14, size: sizes.small };
  const typedStyle = { ...beside, size: sizes.text, weight: "strong" } as const;
  const words = writer.heightOf(text, beside) + writer.heightOf(typed, typedStyle) + 5;
  return {
    height: Math.max(size, words) + 12 * scale,
    draw() {
      const top = doc.y;
      writer.figure(alt, [x, top, x + size, top + size], () => drawQrCode(writer, url, x, top, size));
      doc.y = top + 3;
      writer.tag("P", () => writer.write(text, { ...beside, colour: colours.quiet }));
      writer.skip(5);
      writer.tag("P", () => writer.write(typed, typedStyle));
      doc.y = Math.max(top + size, doc.y) + 12 * scale;
    },
  };
}
