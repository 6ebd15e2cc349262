import * as z from "zod/mini";
import { colleague } from "../entities/staff-assignee.ts";
import { exportLists } from "../enums.ts";
import { oneOf, requiredText } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/** What a colleague keeps of a list under a name: filters, order and columns. Source: docs/desk.md. */

const viewName = requiredText(60);

const savedView = z.object({
  id: z.string(),
  list: oneOf(exportLists),
  name: z.string(),
  /** The list's query, without search and page. */
  query: z.record(z.string(), z.string()),
  /** Whether everybody sees it who may see the list. */
  shared: z.boolean(),
  owner: colleague,
});
export type SavedView = z.infer<typeof savedView>;

/** The caller's own views of a list and those that others share, by name. `list` accepts any string: an unknown one has none. */
export const listViews = defineCall({
  name: "list-views",
  summary: "Lists the saved views of a list of the desk.",
  method: "GET",
  path: "/staff/lists/:list/views",
  params: z.object({ list: z.string() }),
  answer: z.object({ views: z.array(savedView) }),
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/**
 * A view with this name is replaced. The query is checked by the list's call, otherwise FIELD_INVALID; `search`, which names
 * tenants, and `page` are left out. At most `maxSavedViews` of each list, otherwise MAXIMUM.
 */
export const saveView = defineCall({
  name: "save-view",
  summary: "Saves the caller's view of a list of the desk under a name.",
  method: "POST",
  path: "/staff/lists/:list/views",
  params: z.object({ list: z.string() }),
  body: z.object({ name: viewName, query: z.record(z.string(), z.string()), shared: z.boolean() }),
  answer: savedView,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "MAXIMUM", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/** Only by its owner: NOT_FOUND for others. FIELD_INVALID at `name`: another view of the list has it. */
export const changeView = defineCall({
  name: "change-view",
  summary: "Renames the caller's saved view, shares it or stops sharing it.",
  method: "POST",
  path: "/staff/views/:id",
  params: z.object({ id: z.string() }),
  body: z.object({ name: viewName, shared: z.boolean() }),
  answer: savedView,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/** Only by its owner. Idempotent. */
export const deleteView = defineCall({
  name: "delete-view",
  summary: "Deletes the caller's saved view.",
  method: "DELETE",
  path: "/staff/views/:id",
  params: z.object({ id: z.string() }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

export const staffViewCalls: readonly Call[] = [listViews, saveView, changeView, deleteView];
