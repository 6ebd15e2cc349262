import type Pdf from "pdfkit";
import { makeFontChooser, type Weight } from "./fonts.ts";
import { colours, lineGap, page, sizes } from "./layout.ts";

type Doc = typeof Pdf.prototype;
type Part = ReturnType<Doc["struct"]>;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  x?: number;
  width?: number;
}

/** Writes tagged text from top to bottom, continuing on new pages. */
export interface PageWriter {
  doc: Doc;
  left: number;
  width: number;
  tag(type: string, draw: () => void, parent?: Part): Part;
  /** Only contains other elements. The caller must end it. */
  group(type: string, parent?: Part): Part;
  /** Draws something that screen readers skip. */
  decorate(draw: () => void): void;
  write(text: string, style?: TextStyle): void;
  heightOf(text: string, style?: TextStyle): number;
  /** Starts a new page if fewer than `height` points are left. */
  ensureSpace(height: number): void;
  skip(height: number): void;
}

export function makePageWriter(doc: Doc, root: Part): PageWriter {
  const choose = makeFontChooser(doc);
  const left = page.margins.left;
  const width = doc.page.width - left - page.margins.right;
  const bottom = doc.page.height - page.margins.bottom;

  function optionsOf({ size = sizes.text, width: wanted = width }: TextStyle) {
    return { width: wanted, lineGap: lineGap(size) };
  }

  return {
    doc,
    left,
    width,
    tag(type, draw, parent = root) {
      const part = doc.struct(type, draw);
      parent.add(part);
      part.end();
      return part;
    },
    group(type, parent = root) {
      const part = doc.struct(type);
      parent.add(part);
      return part;
    },
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    write(text, style = {}) {
      const { size = sizes.text, weight = "regular", colour = colours.text, x = left } = style;
      const runs = choose(keepTogether(text), weight);
      doc.fillColor(colour);
      runs.forEach((run, at) => {
        doc.font(run.font, size);
        const options = { ...optionsOf(style), continued: at < runs.length - 1 };
        if (at === 0) doc.text(run.text, x, doc.y, options);
        else doc.text(run.text, options);
      });
    },
    heightOf(text, style = {}) {
      const { size = sizes.text, weight = "regular" } = style;
      const [run] = choose(text, weight);
      return run ? doc.font(run.font, size).heightOfString(keepTogether(text), optionsOf(style)) : 0;
    },
    ensureSpace(height) {
      if (doc.y + height > bottom) doc.addPage();
    },
    skip(height) {
      doc.y += height;
    },
  };
}

/** No line ends between § and its number. */
function keepTogether(text: string): string {
  return text.replaceAll("§ ", "§\u00a0");
}
