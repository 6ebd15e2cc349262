import { fieldError } from "@kautia/contract";
import type { Application } from "../../../applications/application.ts";
import type { Deps } from "../../../deps.ts";
import { localDay } from "../../../domain/local-day.ts";
import { type Refusal, refuse } from "../../../http/refusal.ts";

/** Why an act comes too late: somebody else of us was first, or the tenant changed the application. */
export async function whyNot({ db }: Pick<Deps, "db">, { decision, country }: Application): Promise<Refusal> {
  if (decision?.madeBy !== "STAFF") return refuse("CASE_CHANGED");
  const { name, at } = await db
    .selectFrom("decision")
    .innerJoin("staff_account", "staff_account.id", "decision.staff_id")
    .select(["staff_account.name", "decision.at"])
    .where("decision.id", "=", decision.id)
    .executeTakeFirstOrThrow();
  return refuse("CASE_DECIDED", [fieldError("", "CASE_DECIDED", { by: name, on: localDay(country, at) })]);
}
