import { parseSync } from "oxc-parser";
import { isTest, type Rule, type Violation } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

export const markupRules: readonly Rule[] = [
  {
    name: "text-in-elements-of-its-own",
    sentence:
      "Text is the only child of an element: React loses text beside other children when a browser translates the page (docs/web.md).",
    check: (files) =>
      files
        .filter(({ path }) => /^(apps\/web|packages\/design-system)\/src\/.*\.tsx$/.test(path) && !isTest(path))
        .flatMap(findBareText),
  },
];

interface Syntax {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What the names of one file stand for: constants and functions, and properties that its types declare as `Elements`. */
interface Names {
  values: Map<string, Syntax>;
  elements: Set<string>;
}

function findBareText({ path, text }: SourceFile): Violation[] {
  const { program } = parseSync(path, text);
  const nodes = [...walk(program)];
  const names = readNames(nodes);
  return nodes
    .flatMap((node) => (isJsx(node) ? bareTextIn(node, names) : isComponent(node) ? bareResults(node, names) : []))
    .map(({ start, end }) => ({
      path,
      line: lineAt(text, start),
      found: text.slice(start, end).replaceAll(/\s+/g, " "),
    }));
}

function bareTextIn(parent: Syntax, names: Names): Syntax[] {
  const children = partsOf(parent, "children").filter((child) => !isLayout(child));
  if (!isFragment(parent) && children.length === 1) return children.filter((child) => isList(child, names));
  return children.filter((child) => !isElement(child, names));
}

/** Line breaks of the source between elements, and comments. */
function isLayout({ type, value, expression }: Syntax): boolean {
  if (type === "JSXText") return /^\s*$/.test(String(value)) && String(value).includes("\n");
  return type === "JSXExpressionContainer" && isSyntax(expression) && expression.type === "JSXEmptyExpression";
}

function isJsx({ type }: Syntax): boolean {
  return type === "JSXElement" || type === "JSXFragment";
}

/** Its children are those of the element around it. */
function isFragment(node: Syntax): boolean {
  return node.type === "JSXFragment" || partsOf(node, "openingElement").some(({ name }) => nameOf(name) === "Fragment");
}

function isComponent(node: Syntax): boolean {
  return node.type === "FunctionDeclaration" && /^[A-Z]/.test(nameOf(node["id"]));
}

/** The text that a component returns stands beside whatever is beside the component. */
function bareResults(component: Syntax, names: Names): Syntax[] {
  return returnsOf(component).filter((result) => !isElement(result, names));
}

/** Several texts, of which React keeps each in a text node of its own. */
function isList(node: Syntax, names: Names): boolean {
  const inner = node["expression"];
  if (node.type === "JSXExpressionContainer" && isSyntax(inner)) return isList(inner, names);
  return isMapping(node) && !isElement(node, names);
}

/** Whether a child is elements or nothing, whatever its values are. */
function isElement(node: Syntax, names: Names): boolean {
  const all = (...parts: string[]) =>
    parts.every((part) => partsOf(node, part).every((item) => isElement(item, names)));
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return true;
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "ChainExpression":
    case "ReturnStatement":
      return all("expression", "argument");
    case "ConditionalExpression":
      return all("consequent", "alternate");
    case "LogicalExpression":
      return node["operator"] === "&&" ? all("right") : all("left", "right");
    case "Literal":
      return node["value"] === null || typeof node["value"] === "boolean";
    case "Identifier":
      return isNamedElement(String(node["name"]), names);
    case "MemberExpression":
      return partsOf(node, "property").every(({ name }) => names.elements.has(String(name)));
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
    case "FunctionExpression":
      return returnsOf(node).every((result) => isElement(result, names));
    case "CallExpression":
      return isMapping(node)
        ? partsOf(node, "arguments")
            .slice(-1)
            .every((item) => isElement(item, names))
        : all("callee");
    default:
      return false;
  }
}

function isNamedElement(name: string, names: Names): boolean {
  const value = names.values.get(name);
  return name === "undefined" || names.elements.has(name) || (value !== undefined && isElement(value, names));
}

function isMapping({ type, callee }: Syntax): boolean {
  const method = isSyntax(callee) && isSyntax(callee["property"]) ? callee["property"]["name"] : undefined;
  return type === "CallExpression" && ["map", "flatMap", "from"].includes(String(method));
}

function returnsOf(node: Syntax): Syntax[] {
  const [body] = partsOf(node, "body");
  if (body?.type !== "BlockStatement") return body ? [body] : [];
  return [...walk(body, isFunction)].filter(({ type }) => type === "ReturnStatement");
}

function isFunction({ type }: Syntax): boolean {
  return /Function/.test(type);
}

function readNames(nodes: readonly Syntax[]): Names {
  const names: Names = { values: new Map(), elements: new Set() };
  for (const node of nodes) {
    const [id] = partsOf(node, node.type === "TSPropertySignature" ? "key" : "id");
    const name = String(id?.["name"]);
    if (node.type === "FunctionDeclaration") names.values.set(name, node);
    if (node.type === "VariableDeclarator") for (const value of partsOf(node, "init")) names.values.set(name, value);
    if (node.type === "TSPropertySignature" && isDeclaredElements(node)) names.elements.add(name);
  }
  return names;
}

function isDeclaredElements(property: Syntax): boolean {
  const of = (node: Syntax | undefined, part: string) => (node ? partsOf(node, part)[0] : undefined);
  const type = of(of(property, "typeAnnotation"), "typeAnnotation");
  const result = type?.type === "TSFunctionType" ? of(of(type, "returnType"), "typeAnnotation") : type;
  return of(result, "typeName")?.["name"] === "Elements";
}

function partsOf(node: Syntax, part: string): Syntax[] {
  const value = node[part];
  return (Array.isArray(value) ? value : [value]).filter(isSyntax);
}

function* walk(value: unknown, skip: (node: Syntax) => boolean = () => false): Generator<Syntax> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item, skip);
  else if (isSyntax(value) && !skip(value)) {
    yield value;
    for (const part of Object.values(value)) yield* walk(part, skip);
  } else if (value instanceof Object && !("type" in value))
    for (const part of Object.values(value)) yield* walk(part, skip);
}

function nameOf(value: unknown): string {
  return isSyntax(value) ? String(value["name"]) : "";
}

function isSyntax(value: unknown): value is Syntax {
  return value instanceof Object && "type" in value && typeof value.type === "string" && "start" in value;
}
