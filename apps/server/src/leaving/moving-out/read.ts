import type { MovingOut } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type LineMovingOut, movingOutState, type Policy } from "../../policy/index.ts";
import { readEvidence } from "../../claims/index.ts";
import { staffName } from "../../views/names.ts";

export interface ReadMovingOut extends MovingOut {
  id: string;
  decidedBy: string | null;
}

/** Oldest first. */
export async function readMovingOuts(
  db: Kysely<Database>,
  { ref_id }: Pick<Policy, "ref_id">,
): Promise<ReadMovingOut[]> {
  const rows = await db
    .selectFrom("moving_out")
    .selectAll("moving_out")
    .select(({ ref }) => staffName(ref("moving_out.staff_id")).as("decidedBy"))
    .where("ref_id", "=", ref_id)
    .orderBy("given_at")
    .orderBy("moving_out.id")
    .execute();
  if (rows.length === 0) return [];
  const evidence = await readEvidence(db, ref_id);
  return rows.map((row) => {
    const files = evidence.filter(({ movingOutId }) => movingOutId === row.id);
    return {
      id: row.id,
      movedOutOn: row.moved_out_on,
      givenAt: row.given_at.toISOString(),
      state: movingOutState(row.outcome, files.length > 0),
      files,
      confirmedOn: row.confirmed_on,
      premiumUntil: row.premium_until,
      note: row.note,
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedBy: row.decidedBy,
    };
  });
}

export function latestMovingOut<M extends MovingOut>(movingOuts: readonly M[]): M | null {
  return movingOuts.findLast(({ state }) => state !== "DROPPED") ?? null;
}

export function toLineMovingOuts(movingOuts: readonly MovingOut[], country: Policy["country"]): LineMovingOut[] {
  const day = (instant: string) => localDay(country, new Date(instant));
  return movingOuts.flatMap(({ state, givenAt, decidedAt }) => {
    if (state === "DROPPED") return [];
    return [{ state, givenOn: day(givenAt), givenAt, decidedOn: decidedAt && day(decidedAt), decidedAt }];
  });
}
