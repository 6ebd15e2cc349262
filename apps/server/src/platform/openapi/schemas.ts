import { expectedSchemas, schemaNames } from "@kautia/contract/documentation";
import * as z from "zod";
import { isObject, type JsonObject, refTo } from "./json-schema.ts";

type Schema = z.core.$ZodType;
type Direction = "input" | "output";

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(schemaNames)) names.add(schema, { id });

/** Collects the document's named schemas. The input and output of a schema may differ. */
export class Schemas {
  readonly components: Record<string, JsonObject> = {};

  /** A reference to the schema, by its own name or else by `fallback`. */
  refer(schema: Schema, io: Direction, fallback: string): JsonObject {
    const name = names.get(schema)?.id ?? fallback;
    const { $defs, ...own } = convert(schema, io);
    // A schema with its own name is already among the definitions.
    const parts: Record<string, unknown> = { [name]: own, ...(isObject($defs) ? $defs : {}) };
    const finalNames = new Map(Object.keys(parts).map((part) => [part, this.#nameFor(part, parts[part], io)]));
    for (const [part, definition] of Object.entries(parts))
      this.components[finalNames.get(part) ?? part] = rename(definition, finalNames);
    return refTo(finalNames.get(name) ?? name);
  }

  /** Answers are added first, so if an input differs from the answer with its name, the input is renamed. */
  #nameFor(name: string, definition: unknown, io: Direction): string {
    const known = this.components[name];
    if (!known || io === "output") return name;
    const text = (item: unknown) => JSON.stringify(rename(item, new Map()));
    return text(known) === text(definition) ? name : `${name}Input`;
  }
}

/**
 * Leaves out checks that JSON Schema cannot express (dates, addresses across fields) and keywords that other tools read
 * differently: Unicode classes in patterns, and defaults that are not valid values.
 */
export function convert(schema: Schema, io: Direction): JsonObject {
  const {
    $schema: _schema,
    id: _id,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    metadata: names,
    override({ zodSchema, jsonSchema }) {
      const expected = expectedSchemas.get(zodSchema);
      if (expected) jsonSchema.$ref = `#/$defs/${expected}`;
      if (jsonSchema.pattern?.includes(String.raw`\p{`)) delete jsonSchema.pattern;
      if (jsonSchema.default === "") delete jsonSchema.default;
    },
  });
  return rest;
}

/** Rewrites references to definitions as references to components. */
function rename(definition: unknown, finalNames: ReadonlyMap<string, string>): JsonObject {
  const { id: _id, ...rest } = isObject(definition) ? definition : {};
  const text = JSON.stringify(typeof definition === "object" && isNamed(definition) ? rest : definition);
  const renamed: unknown = JSON.parse(
    text.replaceAll(/"#\/\$defs\/(\w+)"/g, (_, name: string) =>
      JSON.stringify(refTo(finalNames.get(name) ?? name)["$ref"]),
    ),
  );
  return isObject(renamed) ? renamed : {};
}

/** zod writes the name of a schema into its definition. */
function isNamed(definition: object | null): boolean {
  return definition !== null && "id" in definition && typeof definition.id === "string";
}
