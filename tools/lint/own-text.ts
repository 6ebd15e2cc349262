/** A node of ESTree, of which rules read few parts. */
export interface Syntax {
  type: string;
  [part: string]: unknown;
}

interface Variable {
  defs: { type: string; node: Syntax }[];
}

interface Scope {
  set: Map<string, Variable>;
  upper: Scope | null;
}

interface Context {
  sourceCode: { getScope(node: Syntax): Scope; ast: Syntax };
  report(problem: { node: Syntax; message: string }): void;
}

const message =
  "Text is the only child of an element: React loses text beside other children when a browser translates the page (docs/web.md).";
const mappings = ["map", "flatMap", "from"];

export const ownText = {
  create(context: Context) {
    /** Properties that the file's types declare as `Elements`. */
    const elements = new Set<string>();
    const found: (() => Syntax[])[] = [];
    const isElement = (node: Syntax): boolean => isElements(node, context, elements);

    function bareChildren(parent: Syntax): Syntax[] {
      const children = partsOf(parent, "children").filter((child) => !isLayout(child));
      if (!isFragment(parent) && children.length === 1)
        return children.filter((child) => isMapping(contentOf(child)) && !isElement(child));
      return children.filter((child) => !isElement(child));
    }

    return {
      TSPropertySignature(node: Syntax) {
        if (isDeclaredElements(node)) elements.add(nameOf(node["key"]));
      },
      JSXElement: (node: Syntax) => found.push(() => bareChildren(node)),
      JSXFragment: (node: Syntax) => found.push(() => bareChildren(node)),
      // The text that a component returns stands beside whatever is beside the component.
      "FunctionDeclaration[id.name=/^[A-Z]/]": (node: Syntax) =>
        found.push(() => returnsOf(node).filter((result) => !isElement(result))),
      // At the end, when the types below are known too.
      "Program:exit": () => {
        for (const node of found.flatMap((bare) => bare())) context.report({ node, message });
      },
    };
  },
};

/** Whether a child is elements or nothing, whatever its values are. */
function isElements(node: Syntax, context: Context, elements: ReadonlySet<string>): boolean {
  const is = (part: string) => partsOf(node, part).every((item) => isElements(item, context, elements));
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return true;
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "ChainExpression":
      return is("expression");
    case "ReturnStatement":
      return is("argument");
    case "VariableDeclarator":
      return node["init"] !== null && is("init");
    case "ConditionalExpression":
      return is("consequent") && is("alternate");
    case "LogicalExpression":
      return (node["operator"] === "&&" || is("left")) && is("right");
    case "Literal":
      return node["value"] === null || typeof node["value"] === "boolean";
    case "Identifier": {
      const name = nameOf(node);
      const definition = find(name, context.sourceCode.getScope(node))?.defs[0]?.node;
      const isKnown = definition !== undefined && /^(?:VariableDeclarator|FunctionDeclaration)$/.test(definition.type);
      return name === "undefined" || elements.has(name) || (isKnown && isElements(definition, context, elements));
    }
    case "MemberExpression":
      return elements.has(nameOf(node["property"]));
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
    case "FunctionExpression":
      return returnsOf(node).every((result) => isElements(result, context, elements));
    case "CallExpression":
      return isMapping(node)
        ? partsOf(node, "arguments")
            .slice(-1)
            .every((item) => isElements(item, context, elements))
        : is("callee");
    default:
      return false;
  }
}

function find(name: string, scope: Scope | null): Variable | undefined {
  return scope ? (scope.set.get(name) ?? find(name, scope.upper)) : undefined;
}

/** Line breaks of the source between elements, and comments. */
function isLayout({ type, value, expression }: Syntax): boolean {
  if (type === "JSXText") return /^\s*$/.test(String(value)) && String(value).includes("\n");
  return isSyntax(expression) && expression.type === "JSXEmptyExpression";
}

/** Its children are those of the element around it. */
function isFragment(node: Syntax): boolean {
  return node.type === "JSXFragment" || partsOf(node, "openingElement").some(({ name }) => nameOf(name) === "Fragment");
}

function contentOf(node: Syntax): Syntax {
  const { type, expression } = node;
  return type === "JSXExpressionContainer" && isSyntax(expression) ? expression : node;
}

/** Several texts, of which React keeps each in a text node of its own. */
function isMapping({ type, callee }: Syntax): boolean {
  return type === "CallExpression" && isSyntax(callee) && mappings.includes(nameOf(callee["property"]));
}

/** What a function returns, without the functions in it. */
function returnsOf(node: Syntax): Syntax[] {
  const [body] = partsOf(node, "body");
  if (body?.type !== "BlockStatement") return body ? [body] : [];
  const visit = (item: Syntax): Syntax[] => {
    if (item.type === "ReturnStatement") return [item];
    if (item.type.includes("Function") || item.type.includes("Expression")) return [];
    return Object.keys(item).flatMap((part) => (part === "parent" ? [] : partsOf(item, part).flatMap(visit)));
  };
  return visit(body);
}

function isDeclaredElements(property: Syntax): boolean {
  const typeOf = (node: unknown): Syntax | undefined => {
    const type = isSyntax(node) ? node["typeAnnotation"] : undefined;
    return isSyntax(type) ? type : undefined;
  };
  const type = typeOf(property["typeAnnotation"]);
  const result = type?.type === "TSFunctionType" ? typeOf(type["returnType"]) : type;
  return nameOf(result?.["typeName"]) === "Elements";
}

function partsOf(node: Syntax, part: string): Syntax[] {
  return [node[part]].flat().filter(isSyntax);
}

function nameOf(value: unknown): string {
  return isSyntax(value) ? String(value["name"]) : "";
}

function isSyntax(value: unknown): value is Syntax {
  return value instanceof Object && "type" in value && typeof value.type === "string";
}
