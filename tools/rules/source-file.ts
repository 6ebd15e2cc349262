import { parseSync } from "oxc-parser";

export interface SourceFile {
  path: string;
  text: string;
  /** The text with comments and string contents replaced by blanks, with the same length and lines. Scripts only. */
  code: string;
  /** The text with everything but comments replaced by blanks. Scripts only; otherwise the whole text. */
  comments: string;
}

const script = /\.(ts|tsx|mts|mjs|js)$/;

/** Prepares a file's text for the rules. */
export function readSource(path: string, text: string): SourceFile {
  if (!script.test(path)) return { path, text, code: text, comments: text };
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be parsed: ${parsed.errors[0]?.message}`);
  const strings = findStrings(parsed.program);
  const comments = parsed.comments.map(({ start, end }): Span => [start, end]);
  return {
    path,
    text,
    code: blank(text, [...strings, ...comments]),
    comments: keepOnly(text, comments),
  };
}

/** The line of an offset, starting at 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

type Span = [start: number, end: number];

/** The positions of strings, templates (without their expressions), patterns and markup text. */
function findStrings(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(findStrings);
  if (!(node instanceof Object)) return [];
  if ("type" in node && "start" in node && "end" in node) {
    const { type, start, end } = node;
    const literal = type === "Literal" && "value" in node && (typeof node.value === "string" || "regex" in node);
    if ((literal || type === "TemplateElement" || type === "JSXText") && Number.isInteger(start)) {
      return [[Number(start), Number(end)]];
    }
  }
  return Object.values(node).flatMap(findStrings);
}

function blank(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    pieces.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\n]/g, " "));
    at = end;
  }
  return pieces.join("") + text.slice(at);
}

function keepOnly(text: string, spans: readonly Span[]): string {
  const edges = [0, ...spans.flat(), text.length];
  const gaps = edges.flatMap((start, index): Span[] => (index % 2 === 0 ? [[start, edges[index + 1] ?? start]] : []));
  return blank(text, gaps);
}
