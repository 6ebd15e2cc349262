import type { Transaction } from "kysely";
import { findBySession } from "../access/index.ts";
import type { StaffAction } from "../platform/database/column-types.ts";
import { isNoDemo } from "../platform/database/no-demo.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { StaffMember } from "../platform/http/callers.ts";

/** The person of a session; null when it is unknown or expired, or the account is disabled. */
export function findStaffMember(
  deps: Pick<Deps, "db" | "clock" | "config">,
  token: string | null,
): Promise<StaffMember | null> {
  return findBySession(deps, "staff", token, (session) =>
    session
      .innerJoin("staff_account as s", "s.id", "session.subject")
      .select(["s.id", "s.name", "s.email", "s.role"])
      .where("s.disabled_at", "is", null)
      .where(isNoDemo("s", deps.config)),
  );
}

export async function recordAct(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { by, act, refId = null, detail = {} }: { by: string; act: StaffAction; refId?: string | null; detail?: object },
): Promise<void> {
  await transaction
    .insertInto("staff_act")
    .values({ staff_id: by, at: clock.now(), act, ref_id: refId, detail: JSON.stringify(detail) })
    .execute();
}
