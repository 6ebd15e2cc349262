import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** Paths of all fields, at any depth, that the schema does not have. Without a schema, every field is unknown. */
export function findUnknownFields(schema: Schema | undefined, value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!schema) return Object.keys(value).map((name) => [...path, name].join("."));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of zod is one of these
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable" || def.type === "default")
    return findUnknownFields(def.innerType, value, path);
  if (def.type === "pipe") return findUnknownFields(def.in, value, path);
  if (def.type === "array" && Array.isArray(value))
    return value.flatMap((item, index) => findUnknownFields(def.element, item, [...path, String(index)]));
  if (def.type === "object")
    return Object.entries(value).flatMap(([name, field]) =>
      Object.hasOwn(def.shape, name)
        ? findUnknownFields(def.shape[name], field, [...path, name])
        : [[...path, name].join(".")],
    );
  if (def.type === "union") {
    const found = def.options.map((option) => findUnknownFields(option, value, path));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  return [];
}
