import { compile } from "css-select";
import { parse as parseSelector, type Selector, SelectorType } from "css-what";
import { type AnyNode, type Element, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { AtRule, type Container, type Declaration, list, parse, type Root, type Rule } from "postcss";

/** Draws nothing before somebody points, presses or scrolls. */
const later = /^(?:cursor|touch-action|transition|scroll-(?:behavior|padding.*))$/;

/**
 * Leaves out what a page cannot need for its first paint: rules that match none of its visible elements, styles for
 * paper, and the fonts, keyframes and custom properties that are then unused. Keeps what it cannot judge.
 */
export function pruneStyle(style: string, html: string): string {
  const page = parseDocument(html);
  const elements = DomUtils.findAll((element) => !isHidden(element), page.children);
  const root = parse(style);
  root.walkAtRules("media", (media) => {
    if (media.params === "print") media.remove();
  });
  root.walkRules((rule) => pruneRule(rule, elements));
  root.walkDecls(later, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules("font-face", (font) => {
    if (!hasLetterOf(font, DomUtils.textContent(page))) font.remove();
  });
  removeUnused(root);
  removeEmpty(root);
  return root.toString();
}

/** A closed menu opens only after the start. */
function isHidden(element: Element): boolean {
  for (let node: AnyNode | null = element; node; node = node.parent)
    if (isTag(node) && DomUtils.hasAttrib(node, "hidden")) return true;
  return false;
}

function pruneRule(rule: Rule, elements: readonly Element[]): void {
  if (rule.parent instanceof AtRule && rule.parent.name === "keyframes") return;
  const kept = rule.selectors.filter((selector) =>
    parseSelector(selector).some((tokens) => {
      const matches = compile<AnyNode, Element>([tokens.filter(canJudge)]);
      return elements.some(matches);
    }),
  );
  if (kept.length === 0) rule.remove();
  else rule.selector = kept.join(",");
}

/** The focus, for example, is not known before the page is used; pseudo elements belong to the element before them. */
function canJudge(token: Selector): boolean {
  if (token.type === SelectorType.PseudoElement) return false;
  if (token.type !== SelectorType.Pseudo) return true;
  try {
    compile([[token]]);
    return true;
  } catch {
    return false;
  }
}

/** A font without a range has all letters. */
function hasLetterOf(font: AtRule, text: string): boolean {
  const range = declarationOf(font, "unicode-range");
  if (range === undefined) return true;
  const ranges = list.comma(range).map((part) => {
    const [from = "", to = from] = part.replace(/^U\+/i, "").split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
}

/** Again and again, because a custom property may be used only by one that is itself unused. */
function removeUnused(root: Root): void {
  let style: string;
  do {
    style = root.toString();
    const used = new Set(style.match(/(?<=var\(\s*)--[\w-]+/g));
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    const animations = new Set(valuesOf(root, /^animation(?:-name)?$/).flatMap((value) => list.space(value)));
    root.walkAtRules((rule) => {
      if (rule.name === "keyframes" && !animations.has(rule.params)) rule.remove();
    });
  } while (style !== root.toString());
}

function removeEmpty(container: Container): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type !== "rule" && node.type !== "atrule") continue;
    removeEmpty(node);
    // Layers keep their order; a rule like `@layer a, b;` has no nodes at all.
    if (node.nodes?.length === 0 && !(node instanceof AtRule && node.name === "layer")) node.remove();
  }
}

function declarationOf(container: Container, name: string): string | undefined {
  return container.nodes?.find((node): node is Declaration => node.type === "decl" && node.prop === name)?.value;
}

function valuesOf(root: Root, name: RegExp): string[] {
  const values: string[] = [];
  root.walkDecls(name, ({ value }) => void values.push(value));
  return values;
}
