import {
  type CallAnswer,
  type CallInput,
  type changeView,
  type ExportList,
  exportLists,
  fieldError,
  type listViews,
  maxSavedViews,
  mayCall,
  type SavedView,
  type saveView,
} from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { sources } from "../export/lists.ts";

/** A list by its name. Refused if there is none, or if the person's role may not see it. */
export function findList(person: StaffMember, name: string): ExportList | Refusal {
  const list = exportLists.find((item) => item === name);
  if (!list) return refuse("NOT_FOUND");
  return mayCall(person.role, sources[list].call) ? list : refuse("STAFF_ROLE_REQUIRED");
}

function selectViews(db: Kysely<Database>) {
  return db
    .selectFrom("desk_view as v")
    .innerJoin("staff_account as s", "s.id", "v.staff_id")
    .select(["v.id", "v.name", "v.shared"])
    .select(({ ref }) => [
      ref("v.list").$castTo<ExportList>().as("list"),
      ref("v.query").$castTo<SavedView["query"]>().as("query"),
      sql<SavedView["owner"]>`jsonb_build_object('id', s.id, 'name', s.name)`.as("owner"),
    ]);
}

export async function readViews(
  { db }: Pick<Deps, "db">,
  person: StaffMember,
  name: string,
): Promise<CallAnswer<typeof listViews> | Refusal> {
  const list = findList(person, name);
  if (list instanceof Refusal) return list;
  const views = await selectViews(db)
    .where("v.list", "=", list)
    .where((eb) => eb.or([eb("v.staff_id", "=", person.id), eb("v.shared", "=", true)]))
    .orderBy(sql`lower(v.name)`)
    .orderBy("v.id")
    .execute();
  return { views };
}

/** Saves a view, or replaces the person's view of this name. */
export async function writeView(
  deps: Pick<Deps, "db" | "clock" | "random">,
  person: StaffMember,
  { params, body: { name, query, shared } }: CallInput<typeof saveView>,
): Promise<SavedView | Refusal> {
  const list = findList(person, params.list);
  if (list instanceof Refusal) return list;
  const kept = keepQuery(list, query);
  if (!kept) return refuseFields([fieldError("query", "FIELD_INVALID")]);
  return inTransaction(deps.db, async (transaction) => {
    // So that two saves at once do not exceed the limit.
    await lockByName(transaction, `view|${person.id}|${list}`);
    const own = transaction.selectFrom("desk_view").where("staff_id", "=", person.id).where("list", "=", list);
    const earlier = await own
      .select("id")
      .where(sql`lower(name)`, "=", sql`lower(${name})`)
      .executeTakeFirst();
    const { count } = await own.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    if (!earlier && count >= maxSavedViews)
      return refuseFields([fieldError("name", "MAXIMUM", { max: maxSavedViews })]);
    const id = earlier?.id ?? deps.random.uuid();
    const view = { name, query: JSON.stringify(kept), shared };
    if (earlier) await transaction.updateTable("desk_view").set(view).where("id", "=", id).execute();
    else {
      const row = { ...view, id, staff_id: person.id, list, created_at: deps.clock.now() };
      await transaction.insertInto("desk_view").values(row).execute();
    }
    return selectViews(transaction).where("v.id", "=", id).executeTakeFirstOrThrow();
  });
}

export async function renameView(
  { db }: Pick<Deps, "db">,
  person: StaffMember,
  { params: { id }, body: { name, shared } }: CallInput<typeof changeView>,
): Promise<SavedView | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  return inTransaction(db, async (transaction) => {
    const own = transaction.selectFrom("desk_view").select("list").where("id", "=", id);
    const view = await own.where("staff_id", "=", person.id).forUpdate().executeTakeFirst();
    if (!view) return refuse("NOT_FOUND");
    await lockByName(transaction, `view|${person.id}|${view.list}`);
    const others = transaction.selectFrom("desk_view").select("id").where("id", "<>", id);
    const same = others.where("staff_id", "=", person.id).where("list", "=", view.list);
    if (await same.where(sql`lower(name)`, "=", sql`lower(${name})`).executeTakeFirst())
      return refuseFields([fieldError("name", "FIELD_INVALID")]);
    await transaction.updateTable("desk_view").set({ name, shared }).where("id", "=", id).execute();
    return selectViews(transaction).where("v.id", "=", id).executeTakeFirstOrThrow();
  });
}

export async function removeView(
  { db }: Pick<Deps, "db">,
  person: StaffMember,
  id: string,
): Promise<{ deleted: true }> {
  if (isUuid(id)) await db.deleteFrom("desk_view").where("id", "=", id).where("staff_id", "=", person.id).execute();
  return { deleted: true };
}

/** What is kept of a list's query; null if the list's call would refuse it. */
function keepQuery(list: ExportList, query: Record<string, string>): Record<string, string> | null {
  const schema = sources[list].call.query;
  if (!(schema instanceof z.ZodMiniObject)) return Object.keys(query).length === 0 ? {} : null;
  const { search: _search, page: _page, columns, ...filters } = query;
  const isKnown = Object.keys(filters).every((name) => name in schema.shape);
  if (!isKnown || !z.safeParse(schema, filters).success) return null;
  // The columns are the page's own.
  return columns === undefined ? filters : { ...filters, columns: columns.slice(0, maxColumns) };
}

const maxColumns = 300;
