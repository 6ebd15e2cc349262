/** A value of a form: text, or nested fields. Lists have the keys `0`, `1`, …, as the SDK writes them. */
export type Field = string | Fields;
export interface Fields {
  [name: string]: Field;
}

/** Parses `metadata[key]=a&types[0]=card` into nested fields. */
export function parseForm(text: string): Fields {
  const root = emptyFields();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop() ?? "";
    let at = root;
    for (const part of path) {
      const below = at[part];
      at = typeof below === "object" ? below : (at[part] = emptyFields());
    }
    at[last] = value;
  }
  return root;
}

/** Has no prototype, so that no field name has a special meaning. */
function emptyFields(): Fields {
  const fields: Fields = {};
  Object.setPrototypeOf(fields, null);
  return fields;
}

export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === "string" ? value : null;
}

export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === "object" ? value : {};
}

export function textsOf(fields: Fields, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields, name)).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
}
