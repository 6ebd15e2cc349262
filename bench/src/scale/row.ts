import type { Insertable } from "kysely";
import type { Database } from "../../../apps/server/src/platform/database/schema.ts";

/** A new row of a table. A column that must not be null and is missing here fails the compiler. */
export type Row<Table extends keyof Database> = Insertable<Database[Table]>;

export type Rows = { [Table in keyof Database]?: Row<Table>[] };
