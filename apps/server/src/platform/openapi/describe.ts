import { type FieldDoc, fieldDocs } from "@kautia/contract/documentation";
import { isObject, type JsonObject, listTypes, listVariants, nameInRef } from "./json-schema.ts";

/** The description of this field, or else the one shared by all fields with this name. */
export function findDoc(owner: string, name: string): FieldDoc | undefined {
  return fieldDocs[`${owner.replace(/Input$/, "")}.${name}`] ?? fieldDocs[name];
}

/** Adds description, unit and example to every property, at any depth. The owner of a property is the object that has it. */
export function describe(schema: JsonObject, owner: string): JsonObject {
  const described: JsonObject = { ...schema };
  for (const part of ["anyOf", "oneOf", "allOf"] as const) {
    const variants = schema[part];
    if (Array.isArray(variants))
      described[part] = variants.map((variant) => (isObject(variant) ? describe(variant, owner) : variant));
  }
  if (isObject(schema["items"])) described["items"] = describe(schema["items"], owner);
  if (isObject(schema["properties"]))
    described["properties"] = Object.fromEntries(
      Object.entries(schema["properties"]).map(([name, property]) => [
        name,
        isObject(property) ? describeField(property, owner, name) : property,
      ]),
    );
  return described;
}

export function describeField(schema: JsonObject, owner: string, name: string): JsonObject {
  const doc = findDoc(owner, name);
  const [text, , unit] = doc ?? [];
  const example = isScalar(schema) ? makeExample(schema, owner, name) : undefined;
  return {
    ...describe(schema, name),
    ...(text && { description: unit ? `${text} Unit: ${unit}.` : text }),
    ...(unit && { "x-unit": unit }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function isScalar(schema: JsonObject): boolean {
  if ("const" in schema || "enum" in schema) return true;
  const variants = listVariants(schema);
  if (variants.length > 0) return variants.every((variant) => variant["type"] === "null" || isScalar(variant));
  const types = listTypes(schema);
  return types.length > 0 && types.every((type) => type !== "object" && type !== "array");
}

/** An example value, if the document has one. */
export function makeExample(
  schema: JsonObject,
  owner: string,
  name: string,
  components: Readonly<Record<string, JsonObject>> = {},
): unknown {
  const within = (inner: JsonObject, ofOwner: string, ofName: string) =>
    makeExample(inner, ofOwner, ofName, components);
  if ("const" in schema) return schema["const"];
  const known = findDoc(owner, name)?.[1];
  const values: unknown = schema["enum"];
  if (Array.isArray(values)) return values.includes(known) ? known : values[0];
  const ref = nameInRef(schema);
  if (ref !== null) return within(components[ref] ?? {}, ref, "");
  const [first] = listVariants(schema).filter(({ type }) => type !== "null");
  if (first) return within(first, owner, name);
  const types = listTypes(schema);
  if (types.includes("boolean")) return true;
  if (types.includes("array")) return isObject(schema["items"]) ? [within(schema["items"], owner, name)] : [];
  if (!types.includes("object")) return known;
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  // The owner of an inline object's fields is the field that holds the object.
  const inner = name === "" ? owner : name;
  return Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [
      field,
      isObject(property) ? within(property, inner, field) : null,
    ]),
  );
}
