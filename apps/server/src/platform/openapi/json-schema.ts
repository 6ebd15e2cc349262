/** A schema or another object of the OpenAPI document. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function listObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The alternatives or parts of a schema (`anyOf`, `oneOf`, `allOf`). */
export function listVariants(schema: JsonObject): JsonObject[] {
  return [schema["anyOf"], schema["oneOf"], schema["allOf"]].flatMap(listObjects);
}

const prefix = "#/components/schemas/";

export function refTo(name: string): JsonObject {
  return { $ref: prefix + name };
}

export function nameInRef(schema: JsonObject): string | null {
  const ref = schema["$ref"];
  return typeof ref === "string" && ref.startsWith(prefix) ? ref.slice(prefix.length) : null;
}

/** The types that a schema allows, other than `null`. */
export function listTypes({ type }: JsonObject): string[] {
  return [type].flat().flatMap((item) => (typeof item === "string" && item !== "null" ? [item] : []));
}
