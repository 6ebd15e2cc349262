import { isObject, type JsonObject, listObjects } from "../platform/openapi/json-schema.ts";
import { type Components, type Field, readField, readShapes } from "./read-fields.ts";

interface Content {
  type: string;
  shapes: Field[][];
  example: unknown;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: { path: Field[]; query: Field[] };
  /** Values for the parameters in the path. */
  examples: Readonly<Record<string, string>>;
  body: Content | null;
  answer: (Content & { status: string }) | null;
  refusals: { status: string; description: string }[];
  security: string | null;
}

export function readOperations(document: JsonObject): Operation[] {
  const components = readComponents(document);
  return entries(document["paths"]).flatMap(([path, item]) =>
    entries(item).map(([method, operation]) => readOperation(method.toUpperCase(), path, operation, components)),
  );
}

export function readComponents(document: JsonObject): Components {
  const { components } = document;
  return Object.fromEntries(entries(isObject(components) ? components["schemas"] : null));
}

function readOperation(method: string, path: string, operation: JsonObject, components: Components): Operation {
  const text = (name: string) => (typeof operation[name] === "string" ? operation[name] : "");
  const parameters = listObjects(operation["parameters"]);
  const fieldsIn = (place: string) =>
    parameters
      .filter((parameter) => parameter["in"] === place)
      .map(({ name, schema, description, required }) =>
        readField(String(name), { ...Object(schema), description }, required === true, components),
      );
  const responses = entries(operation["responses"]);
  const [status, success] = responses.find(([code]) => code.startsWith("2")) ?? ["", {}];
  const answer = readContent(success, components);
  return {
    id: text("operationId"),
    method,
    path,
    tag: String([operation["tags"]].flat()[0]),
    summary: text("summary"),
    description: text("description"),
    parameters: { path: fieldsIn("path"), query: fieldsIn("query") },
    examples: Object.fromEntries(
      parameters.map(({ name, schema }) => [String(name), String(Object(schema).examples?.[0] ?? name)]),
    ),
    body: isObject(operation["requestBody"]) ? readContent(operation["requestBody"], components) : null,
    answer: answer && { ...answer, status },
    refusals: responses.flatMap(([code, response]) =>
      code === status ? [] : [{ status: code, description: String(response["description"]) }],
    ),
    security: Object.keys(listObjects(operation["security"])[0] ?? {})[0] ?? null,
  };
}

function readContent({ content }: JsonObject, components: Components): Content | null {
  const [first] = entries(content);
  if (!first) return null;
  const [type, { schema, example }] = first;
  return { type, shapes: isObject(schema) ? readShapes(schema, components) : [], example };
}

function entries(value: unknown): [string, JsonObject][] {
  return Object.entries(Object(value)).flatMap(([name, item]): [string, JsonObject][] =>
    isObject(item) ? [[name, item]] : [],
  );
}
