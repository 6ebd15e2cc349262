import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

/**
 * The value with each list cut to one item more than the schema allows. It is refused all the same, but its items are not
 * all checked first.
 */
export function shortenLists(schema: Schema, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of zod is one of these
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable" || def.type === "default")
    return shortenLists(def.innerType, value);
  if (def.type === "pipe") return shortenLists(def.in, value);
  if (def.type === "array" && Array.isArray(value)) {
    const limits = (def.checks ?? []).map(({ _zod }) => ("maximum" in _zod.def ? Number(_zod.def.maximum) : Infinity));
    return value.slice(0, Math.min(...limits) + 1).map((item) => shortenLists(def.element, item));
  }
  if (def.type === "object" && !Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const own = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
        return [name, own ? shortenLists(own, field) : field];
      }),
    );
  return value;
}
