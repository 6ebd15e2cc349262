import * as z from "zod/mini";
import { languages } from "../enums.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

const filter = optionalText();

/**
 * `list`: one of `exportLists`, with the filters and permissions of the list itself. `columns`: the
 * ids of the columns that the list shows, separated by commas; without it the file has all. `language` decides the headings
 * and the field separator (a semicolon in German, a comma in English). At most `exportsPerHour` per person:
 * RATE_LIMITED. Recorded in the audit log.
 */
export const exportList = defineCall({
  name: "export-list",
  summary: "Downloads all rows of a list of the desk that its filters leave, as CSV.",
  method: "GET",
  path: "/staff/exports/:list",
  params: z.object({ list: z.string() }),
  query: z.object({
    language: z.optional(oneOf(languages)),
    columns: filter,
    state: filter,
    status: filter,
    cause: filter,
    act: filter,
    assigned: filter,
    kind: filter,
    task: filter,
    figure: filter,
    month: filter,
    account: filter,
    inForceOn: filter,
    country: filter,
    from: filter,
    to: filter,
    order: filter,
    search: filter,
  }),
  answer: "csv",
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

export const staffExportCalls: readonly Call[] = [exportList];
