import { email as emailSchema, newPassword, type StaffRole } from "@kautia/contract";
import type { Deps } from "../deps.ts";

type Needs = Pick<Deps, "db" | "clock" | "random" | "passwords">;

export interface NewPerson {
  email: string;
  name: string;
  role: StaffRole;
  password: string;
  demo?: boolean;
}

/** Known to everybody, and so never made in production. Source: wire decisions, "Running it". */
const demoPerson: NewPerson = {
  email: "staff@example.com",
  name: "Demo Desk",
  role: "administrator",
  password: "Staff-Demo-1!",
  demo: true,
};

/** Makes the person to try the desk with, once: one that was disabled stays so. */
export async function makeDemoStaff(deps: Needs): Promise<void> {
  const known = await deps.db
    .selectFrom("staff_account")
    .select("id")
    .where("email_key", "=", demoPerson.email)
    .executeTakeFirst();
  if (!known) await addPerson(deps, demoPerson);
}

/** Lets somebody in from now on; false when there is an account of that address already. */
export async function addPerson(deps: Needs, { email, name, role, password, demo = false }: NewPerson) {
  const password_hash = await deps.passwords.hash(newPassword.parse(password));
  const made = await deps.db
    .insertInto("staff_account")
    .values({
      id: deps.random.uuid(),
      email: emailSchema.parse(email),
      email_key: email.toLowerCase(),
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

/** Shuts somebody out, also out of what is open now; false for an address that is unknown or shut out already. */
export async function disablePerson({ db, clock }: Pick<Needs, "db" | "clock">, email: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const disabled = await transaction
      .updateTable("staff_account")
      .set({ disabled_at: clock.now() })
      .where("email_key", "=", email.toLowerCase())
      .where("disabled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!disabled) return false;
    await transaction.deleteFrom("staff_session").where("staff_id", "=", disabled.id).execute();
    return true;
  });
}

/** A new password, and an authenticator to be set up anew; ends what is open, and lets in again who was shut out. */
export async function resetPerson(deps: Needs, email: string, password: string): Promise<boolean> {
  const password_hash = await deps.passwords.hash(newPassword.parse(password));
  return deps.db.transaction().execute(async (transaction) => {
    const reset = await transaction
      .updateTable("staff_account")
      // With a password of its own it is nobody's demo any more.
      .set({ password_hash, totp_secret: null, totp_since: null, totp_last_step: null, demo: false, disabled_at: null })
      .where("email_key", "=", email.toLowerCase())
      .returning("id")
      .executeTakeFirst();
    if (!reset) return false;
    await transaction.deleteFrom("staff_session").where("staff_id", "=", reset.id).execute();
    return true;
  });
}
