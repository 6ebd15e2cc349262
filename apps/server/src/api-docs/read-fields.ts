import {
  isObject,
  type JsonObject,
  listObjects,
  listTypes,
  listVariants,
  nameInRef,
} from "../platform/openapi/json-schema.ts";

export type Components = Readonly<Record<string, JsonObject>>;

export interface Field {
  name: string;
  /** The type in words, such as 'array of strings or null'. */
  type: string;
  required: boolean;
  description: string;
  /** The values of an enumeration. */
  values: readonly string[];
  /** The limits in words, such as 'at most 100 characters'. */
  limits: readonly string[];
  /** The fields of an object or of an array's objects, as one list for each possible shape. */
  shapes: readonly Field[][];
}

/** The fields of an object or of an array's objects, by possible shape. */
export function readShapes(given: JsonObject, components: Components): Field[][] {
  const schema = resolve(given, components);
  if (isObject(schema["items"])) return readShapes(schema["items"], components);
  const variants = listVariants(schema).filter(({ type }) => type !== "null");
  if (variants.length > 0) return variants.flatMap((variant) => readShapes(variant, components));
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  const names = Array.isArray(required) ? required : [];
  return [
    Object.entries(properties).flatMap(([name, property]) =>
      isObject(property) ? [readField(name, property, names.includes(name), components)] : [],
    ),
  ];
}

export function readField(name: string, given: JsonObject, required: boolean, components: Components): Field {
  const schema = resolve(given, components);
  const description = given["description"] ?? schema["description"];
  return {
    name,
    type: typeOf(given, components),
    required,
    description: typeof description === "string" ? description : "",
    values: valuesOf(schema, components),
    limits: limitsOf(schema),
    shapes: readShapes(schema, components),
  };
}

function resolve(schema: JsonObject, components: Components): JsonObject {
  const name = nameInRef(schema);
  return name === null ? schema : (components[name] ?? {});
}

function typeOf(given: JsonObject, components: Components): string {
  const schema = resolve(given, components);
  const variants = listVariants(schema).map((variant) =>
    variant["type"] === "null" ? "null" : typeOf(variant, components),
  );
  if (variants.length > 0) return [...new Set(variants)].join(" or ");
  if ("const" in schema) return `always ${JSON.stringify(schema["const"])}`;
  if (isObject(schema["items"])) return `array of ${typeOf(schema["items"], components)}`;
  const types = "enum" in schema && !schema["type"] ? ["string"] : listTypes(schema);
  return [...types, ...([schema["type"]].flat().includes("null") ? ["null"] : [])].join(" or ") || "any";
}

function valuesOf(schema: JsonObject, components: Components): string[] {
  const own = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  const ofParts = [...listVariants(schema), ...listObjects([schema["items"]])];
  const inner = ofParts.flatMap((jsonObject) => valuesOf(resolve(jsonObject, components), components));
  return [...own.flatMap((item) => (item === null ? [] : [String(item)])), ...inner];
}

/** The limits in words, such as '1 to 100 characters'. */
function limitsOf(schema: JsonObject): string[] {
  return [schema, ...listVariants(schema)].flatMap((jsonObject) =>
    [
      range(jsonObject["minLength"], jsonObject["maxLength"], " characters"),
      range(jsonObject["minItems"], jsonObject["maxItems"], " entries"),
      range(jsonObject["minimum"], jsonObject["maximum"], ""),
      typeof jsonObject["exclusiveMinimum"] === "number" ? `more than ${jsonObject["exclusiveMinimum"]}` : null,
    ].filter((limit) => limit !== null),
  );
}

function range(least: unknown, most: unknown, unit: string): string | null {
  if (typeof least === "number" && typeof most === "number")
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`;
  if (typeof most === "number") return `at most ${most}${unit}`;
  return typeof least === "number" && least !== 1 ? `at least ${least}${unit}` : null;
}
