import type { CallInput, changeStaffRole, inviteStaff, StaffColleague } from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import type { RequestLocale } from "../../platform/http/locale.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { endAccess } from "./accounts.ts";
import { type AdministratorRequest, changePeople } from "./change-people.ts";
import { mailStaffLink } from "./staff-link.ts";

type Locale = Pick<RequestLocale, "language" | "country">;
type Answer = Promise<StaffColleague | Refusal>;

export async function invite(
  deps: Deps,
  request: AdministratorRequest,
  { email, name, role }: CallInput<typeof inviteStaff>["body"],
  locale: Locale,
): Answer {
  const invited = await changePeople(deps, request, async (transaction) => {
    const person = { id: deps.random.uuid(), email, name };
    const made = await transaction
      .insertInto("staff_account")
      .values({ ...person, email_key: email.toLowerCase(), role, password_hash: null, created_at: deps.clock.now() })
      .onConflict((conflict) => conflict.column("email_key").doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) return refuse("FIELD_INVALID", ["email"]);
    await mailStaffLink(transaction, deps, person, locale);
    return { id: person.id, act: "invite-person", detail: { role } };
  });
  deps.jobs.wake();
  return invited;
}

export async function sendLink(deps: Deps, request: AdministratorRequest, id: string, locale: Locale): Answer {
  const sent = await changePeople(deps, request, async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (!person) return refuse("NOT_FOUND");
    if (person.disabled_at) return refuse("STEP_NOT_ALLOWED");
    await mailStaffLink(transaction, deps, person, locale);
    return { id, act: "send-person-link" };
  });
  deps.jobs.wake();
  return sent;
}

export function changeRole(
  deps: Deps,
  request: AdministratorRequest,
  id: string,
  { role }: CallInput<typeof changeStaffRole>["body"],
): Answer {
  return changePeople(deps, request, async (transaction) => {
    const person = await lockOtherPerson(transaction, request, id);
    if (person instanceof Refusal) return person;
    await transaction.updateTable("staff_account").set({ role }).where("id", "=", id).execute();
    return { id, act: "change-role", detail: { role } };
  });
}

export function lockAccount(deps: Deps, request: AdministratorRequest, id: string): Answer {
  return changePeople(deps, request, async (transaction) => {
    const person = await lockOtherPerson(transaction, request, id);
    if (person instanceof Refusal) return person;
    const disabled_at = person.disabled_at ?? deps.clock.now();
    await transaction.updateTable("staff_account").set({ disabled_at }).where("id", "=", id).execute();
    await endAccess(transaction, id);
    return { id, act: "lock-person" };
  });
}

export function unlockAccount(deps: Deps, request: AdministratorRequest, id: string): Answer {
  return changePeople(deps, request, async (transaction) => {
    const person = await lockOtherPerson(transaction, request, id);
    if (person instanceof Refusal) return person;
    await transaction.updateTable("staff_account").set({ disabled_at: null }).where("id", "=", id).execute();
    return { id, act: "unlock-person" };
  });
}

/** Nobody may change their own account, so the acting administrator always remains. */
async function lockOtherPerson(transaction: Transaction<Database>, { person }: AdministratorRequest, id: string) {
  if (id === person.id) return refuse("STEP_NOT_ALLOWED");
  return (await lockPerson(transaction, id)) ?? refuse("NOT_FOUND");
}

async function lockPerson(
  transaction: Transaction<Database>,
  id: string,
): Promise<Selectable<Database["staff_account"]> | undefined> {
  if (!isUuid(id)) return undefined;
  return transaction.selectFrom("staff_account").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
