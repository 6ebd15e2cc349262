import type { ErrorCode, StaffColleague } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { StaffAction } from "../../platform/database/column-types.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { clearLoginAttempts, countLoginAttempt } from "../../access/index.ts";
import { Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import { findStep } from "../totp.ts";
import { readColleague } from "./list.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

export interface AdministratorRequest {
  person: StaffMember;
  /** The current code of the administrator's authenticator. */
  code: string | null;
  ip: string;
}

/** Refusals of administrators whose code is wrong or was not checked. */
const refusedBeforeCode: readonly ErrorCode[] = ["STAFF_ROLE_REQUIRED", "STAFF_CODE_WRONG"];

/** Makes the change. `id`: the colleague concerned. */
type Change = (
  transaction: Transaction<Database>,
) => Promise<{ id: string; act: StaffAction; detail?: object } | Refusal>;

/**
 * Runs and records a change of permissions. Locks all administrators meanwhile: if two of them demote each other, the
 * second is no longer an administrator by then, so one always remains.
 */
export async function changePeople(
  deps: Deps,
  { person, code, ip }: AdministratorRequest,
  change: Change,
): Promise<StaffColleague | Refusal> {
  const login = { kind: "staff" as const, key: person.email.toLowerCase(), ip };
  const wait = await countLoginAttempt(deps, login);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const changed = await inTransaction(deps.db, async (transaction) => {
    const administrators = await lockAdministrators(transaction);
    const own = administrators.find(({ id }) => id === person.id);
    if (!own) return refuse("STAFF_ROLE_REQUIRED");
    const step = own.totp_secret && findStep(own.totp_secret, code ?? "", deps.clock.now(), own.totp_last_step);
    // The demo account has no authenticator.
    if (!own.demo && step === null) return refuse("STAFF_CODE_WRONG", ["code"]);
    const done = await change(transaction);
    if (done instanceof Refusal) return done;
    const detail = { ...done.detail, person: done.id };
    await recordAct(transaction, deps, { by: person.id, act: done.act, detail });
    if (step !== null)
      await transaction
        .updateTable("staff_account")
        .set({ totp_last_step: step })
        .where("id", "=", person.id)
        .execute();
    return done;
  });
  const isCodeRight = !(changed instanceof Refusal && refusedBeforeCode.includes(changed.errorCode));
  if (isCodeRight) await clearLoginAttempts(deps, login);
  return changed instanceof Refusal ? changed : readColleague({ ...deps, person, id: changed.id });
}

function lockAdministrators(transaction: Transaction<Database>) {
  return transaction
    .selectFrom("staff_account")
    .selectAll()
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}
