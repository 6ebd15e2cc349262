import type { CaseVerdict } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Application } from "../../application/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

/** Explains why a decision came too late: a colleague was faster, or the tenant changed the application. */
export async function explainConflict(db: Kysely<Database>, { decision, country }: Application): Promise<Refusal> {
  if (decision?.madeBy !== "STAFF") return refuse("CASE_CHANGED");
  const { name, at } = await db
    .selectFrom("decision")
    .select(({ ref }) => ["decision.at", staffName(ref("decision.staff_id")).as("name")])
    .where("decision.id", "=", decision.id)
    .executeTakeFirstOrThrow();
  return refuseAsDecided(name, localDay(country, at));
}

/** Whether the person has already made this decision and only its response was lost. */
export async function isRepeated(
  db: Kysely<Database>,
  { person, decisionId }: { person: StaffMember; decisionId: string },
  verdict: CaseVerdict,
): Promise<boolean> {
  const { act, note } = verdict;
  const document = verdict.act === "request-document" ? verdict.document : null;
  if (!isUuid(decisionId)) return false;
  const done = await db
    .selectFrom("decision")
    .innerJoin("staff_act", (join) =>
      join
        .onRef("staff_act.ref_id", "=", "decision.ref_id")
        .on(sql`(detail ->> 'decision')::uuid`, "=", sql.ref("decision.id")),
    )
    .select("decision.note")
    .where("decision.follows", "=", decisionId)
    .where("staff_act.staff_id", "=", person.id)
    .where("act", "=", act)
    .where(sql`detail ->> 'document'`, "is not distinct from", document)
    .executeTakeFirst();
  return done !== undefined && done.note === note;
}
