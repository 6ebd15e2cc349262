/**
 * What the OpenAPI document says about a field, kept apart from the schemas so that browsers do not load it. Enumerations,
 * booleans, lists and objects get their example from their schema.
 */
export type FieldDoc = readonly [description: string, example?: string | number, unit?: string];

/**
 * By the field's name, which means the same everywhere; `Owner.name` where it does not. The owner is the schema, or the field
 * that holds the object.
 */
export type FieldDocs = Readonly<Record<string, FieldDoc>>;
