import { hasEnded } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Policy } from "../../policy/index.ts";
import { isStillOwing } from "../is-still-owing.ts";

/** Whether the tenant may give another card: as long as something is owed, even after the policy has ended. */
export async function takesCard(db: Kysely<Database>, { ref_id, cover_state }: Policy): Promise<boolean> {
  return !hasEnded(cover_state) || isStillOwing(db, ref_id);
}
