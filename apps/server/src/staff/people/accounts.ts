import { email as emailSchema, newPassword, type StaffRole } from "@kautia/contract";
import type { Transaction } from "kysely";
import { deleteLinks, endSessions, linkKindsOf } from "../../access/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";

type Needs = Pick<Deps, "db" | "clock" | "random" | "passwords">;

export interface NewPerson {
  email: string;
  name: string;
  role: StaffRole;
  password: string;
  demo?: boolean;
}

/** The password is public, so this account is never created in production. */
const demoPerson: NewPerson = {
  email: "staff@example.com",
  name: "Demo Desk",
  role: "administrator",
  password: "Staff-Demo-1!",
  demo: true,
};

/** A disabled demo account stays disabled. */
export async function makeDemoStaff(deps: Needs): Promise<void> {
  const known = await deps.db
    .selectFrom("staff_account")
    .select("id")
    .where("email_key", "=", demoPerson.email)
    .executeTakeFirst();
  if (!known) await addPerson(deps, demoPerson);
}

/** Adds a staff account; false when the address already has one. */
export async function addPerson(deps: Needs, { email, name, role, password, demo = false }: NewPerson) {
  const password_hash = await deps.passwords.hash(newPassword.parse(password));
  const address = emailSchema.parse(email);
  const made = await deps.db
    .insertInto("staff_account")
    .values({
      id: deps.random.uuid(),
      email: address,
      email_key: address.toLowerCase(),
      name,
      role,
      password_hash,
      demo,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Disables an account and ends its sessions; false when the address is unknown or already disabled. */
export async function disablePerson({ db, clock }: Pick<Needs, "db" | "clock">, email: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const disabled = await transaction
      .updateTable("staff_account")
      .set({ disabled_at: clock.now() })
      .where("email_key", "=", email.toLowerCase())
      .where("disabled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!disabled) return false;
    await endAccess(transaction, disabled.id);
    return true;
  });
}

/**
 * Sets a new password, clears the authenticator, ends all sessions and enables the account; false for an unknown
 * address.
 */
export async function resetPerson(deps: Needs, email: string, password: string): Promise<boolean> {
  const password_hash = await deps.passwords.hash(newPassword.parse(password));
  return inTransaction(deps.db, async (transaction) => {
    const reset = await transaction
      .updateTable("staff_account")
      .set({ password_hash, totp_secret: null, totp_since: null, totp_last_step: null, demo: false, disabled_at: null })
      .where("email_key", "=", email.toLowerCase())
      .returning("id")
      .executeTakeFirst();
    if (!reset) return false;
    await endAccess(transaction, reset.id);
    return true;
  });
}

/** Ends a person's sessions and mailed password links. */
export async function endAccess(transaction: Transaction<Database>, id: string): Promise<void> {
  await endSessions(transaction, "staff", id);
  await deleteLinks(transaction, linkKindsOf("staff"), [id]);
}
