export type TextValues = Record<string, string | number>;

/** A text with its `{names}` filled in, and of each `{hat|haben}` the first word, or the second if `tenants` are several. */
export function fillText(text: string, values: TextValues): string {
  const areSeveral = Number(values["tenants"] ?? 1) > 1;
  return text
    .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, one: string, several: string) => (areSeveral ? several : one))
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
