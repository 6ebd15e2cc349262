import { parseAst, type Plugin } from "vite";

/**
 * Properties of a call that only the server and the API's documentation use. The browser needs method, path and body.
 */
const leftOut = new Set(["summary", "params", "query", "answer", "answerStatus", "answerType", "errors", "access"]);

/** Removes from the calls what the browser never reads, and with it the schemas of all responses. docs/web.md. */
export function leanCalls(): Plugin {
  return {
    name: "lean-calls",
    enforce: "post",
    transform: {
      filter: { id: /packages\/contract\/src\/calls\/[^/]+\.ts$/ },
      handler: (code) => ({ code: leanCode(code), map: null }),
    },
  };
}

export function leanCode(code: string): string {
  const found = [...findDefinitions(parseAst(code))].toReversed();
  return found.reduce((rest, { start, end, properties }) => {
    const kept = properties.filter(({ key }) => !leftOut.has(key?.name ?? ""));
    const lean = kept.map((property) => code.slice(property.start, property.end)).join(", ");
    return `${rest.slice(0, start)}{ ${lean} }${rest.slice(end)}`;
  }, code);
}

interface Definition {
  start: number;
  end: number;
  properties: { start: number; end: number; key?: { name?: string } }[];
}

/** Yields the definitions in source order. They are never nested. */
function* findDefinitions(node: unknown): Generator<Definition> {
  if (typeof node !== "object" || node === null) return;
  if (isCall(node) && node.callee.name === "defineCall" && node.arguments[0]?.properties)
    yield { ...node.arguments[0], properties: node.arguments[0].properties };
  else for (const child of Object.values(node)) yield* findDefinitions(child);
}

interface CallNode {
  callee: { name?: string };
  arguments: (Omit<Definition, "properties"> & Partial<Definition>)[];
}

function isCall(node: object): node is CallNode {
  return "type" in node && node.type === "CallExpression";
}
