import { keepNumbersTogether } from "@kautia/locales/keep-together";
import type Pdf from "pdfkit";
import { makeFontChooser, type Weight } from "./fonts.ts";
import { colours, lineGap, page, sizes } from "./layout.ts";

type Doc = typeof Pdf.prototype;
type Part = ReturnType<Doc["struct"]>;
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  x?: number;
  width?: number;
  align?: "left" | "right" | "center";
}

/** Writes tagged text from top to bottom, continuing on new pages. */
export interface PageWriter {
  doc: Doc;
  left: number;
  width: number;
  /** The end of the text; below are the margin and the footer. */
  bottom: number;
  /** The text's scale, reduced so that a document fits its pages. */
  scale: number;
  /** How headings are tagged: those of an annex are below its title. */
  headingTag: "H2" | "H3";
  tag(type: string, draw: () => void, parent?: Part): Part;
  /** An element that only contains others. The caller must end it. */
  group(type: string, parent?: Part): Part;
  /** A group of items. `None`: their marks are decoration. */
  list(numbering?: "Disc" | "None"): Part;
  /** A drawing with an alternative text for screen readers. */
  figure(alt: string, box: Box, draw: () => void): void;
  /** Draws something that screen readers skip. */
  decorate(draw: () => void, kind?: "Layout" | "Pagination"): void;
  write(text: string, style?: TextStyle): void;
  heightOf(text: string, style?: TextStyle): number;
  skip(height: number): void;
}

/** More than the number of different paragraphs in our texts. */
const mostHeights = 2_000;
const knownHeights = new Map<string, number>();

/** Keeps the heights of paragraphs for the next document. */
function rememberHeight(key: string, measure: () => number): number {
  const height = knownHeights.get(key) ?? measure();
  if (knownHeights.size >= mostHeights) knownHeights.clear();
  knownHeights.set(key, height);
  return height;
}

export function makePageWriter(
  doc: Doc,
  root: Part,
  scale: number,
  headingTag: PageWriter["headingTag"] = "H2",
): PageWriter {
  const choose = makeFontChooser(doc);
  const left = page.margins.left;
  const width = doc.page.width - left - page.margins.right;
  const bottom = doc.page.height - page.margins.bottom;

  function optionsOf({ size = sizes.text, width: wanted = width, align = "left" }: TextStyle) {
    return { width: wanted, align, lineGap: lineGap(size * scale) };
  }

  return {
    doc,
    left,
    width,
    bottom,
    scale,
    headingTag,
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
    list(numbering = "Disc") {
      const part = doc.struct("L");
      // PDF/UA requires this attribute for lists, and pdfkit has no option for it.
      const dictionary: { data: object } = Reflect.get(part, "dictionary");
      Reflect.set(dictionary.data, "A", { O: "List", ListNumbering: numbering });
      root.add(part);
      return part;
    },
    figure(alt, box, draw) {
      const part = doc.struct("Figure", { alt, bbox: [...box] }, [draw]);
      root.add(part);
      part.end();
    },
    decorate(draw, kind = "Layout") {
      doc.markContent("Artifact", { type: kind });
      draw();
      doc.endMarkedContent();
    },
    write(text, style = {}) {
      const { size = sizes.text, weight = "regular", colour = colours.text, x = left } = style;
      const runs = choose(keepTogether(text), weight);
      doc.fillColor(colour);
      runs.forEach((run, index) => {
        doc.font(run.font, size * scale);
        const options = { ...optionsOf(style), continued: index < runs.length - 1 };
        if (index === 0) doc.text(run.text, x, doc.y, options);
        else doc.text(run.text, options);
      });
    },
    heightOf(text, style = {}) {
      const { size = sizes.text, weight = "regular" } = style;
      const fonts = new Set(choose(text, weight).map(({ font }) => font));
      const options = optionsOf(style);
      const heights = [...fonts].map((font) => {
        doc.font(font, size * scale);
        return rememberHeight(`${font} ${size * scale} ${options.width} ${text}`, () => {
          // Finding line breaks takes long, and most texts fit one line.
          const isOneLine = !text.includes("\n") && doc.widthOfString(text) < options.width - 1;
          return isOneLine
            ? doc.currentLineHeight(true) + options.lineGap
            : doc.heightOfString(keepTogether(text), options);
        });
      });
      return Math.max(0, ...heights);
    },
    skip(height) {
      doc.y += height * scale;
    },
  };
}

/** No line ends within a date or an amount, and no short word stands alone on the last line. */
function keepTogether(text: string): string {
  return keepNumbersTogether(text).replace(/ (?=\S{1,9}$)/, "\u00a0");
}
