import { createHash } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { PaymentMethod, ProviderAccount, SetupRequest } from "../ports/payment.ts";

type SetupDeps = Pick<Deps, "db" | "payment">;

/** The application, signed or not, that the card belongs to. */
interface Owner extends ProviderAccount {
  refId: string;
  currentMethodId?: string;
}

type Person = SetupRequest["person"];

/** The last card or account that was set up; null when there is none. Errors: PaymentOutcomeUnknown. */
export async function findMethod(deps: SetupDeps, owner: Owner): Promise<PaymentMethod | null> {
  const stored = await readStoredSetup(deps, owner);
  const setup = stored && (await deps.payment.findSetup(owner, stored.setup_id));
  return setup?.method ?? previousMethod(stored);
}

/** The method of the previous set-up. One without details is the policy's current method, of which only the id matters. */
function previousMethod(stored: Awaited<ReturnType<typeof readStoredSetup>>): PaymentMethod | null {
  if (!stored?.method_id) return null;
  return stored.method ?? { methodId: stored.method_id, kind: "card", lastFour: null, mandateReference: null };
}

/**
 * Returns the client secret of an open set-up. Creates a new one if the last is complete, because a set-up takes only
 * one card or account, or if it lacks a kind of payment method that is offered now. Simultaneous calls open the same
 * one, thanks to the idempotency key. Errors: PaymentOutcomeUnknown.
 */
export async function openCardSetup(
  deps: SetupDeps & Pick<Deps, "config">,
  owner: Owner & { person: Person },
): Promise<string> {
  const { refId, country, person } = owner;
  const stored = await readStoredSetup(deps, owner);
  const known = stored && (await deps.payment.findSetup(owner, stored.setup_id));
  const kinds = deps.config.paymentMethods.offered;
  if (known && known.status !== "succeeded" && kinds.every((kind) => known.kinds.includes(kind))) return known.secret;
  const method = known?.method ?? previousMethod(stored);
  const replaces = method?.methodId ?? owner.currentMethodId ?? null;
  const place = stored ? `setup-after-${stored.setup_id}` : `setup-${refId}-${country}`;
  const { setupId, secret } = await deps.payment.createSetup({
    idempotencyKey: `${place}-${fingerprint(person, kinds)}`,
    country,
    customer: refId,
    person,
    kinds,
    replaces,
  });
  const next = { setup_id: setupId, method_id: replaces, method: method && JSON.stringify(method) };
  await deps.db
    .insertInto("card_setup")
    .values({ ref_id: refId, country, ...next })
    .onConflict((conflict) => conflict.columns(["ref_id", "country"]).doUpdateSet(next))
    .execute();
  return secret;
}

/** Part of the key, because the provider refuses a key with different data, such as a corrected name. */
function fingerprint(person: Person, kinds: SetupRequest["kinds"]): string {
  const others = kinds.length === 1 && kinds[0] === "card" ? "" : kinds.join();
  return createHash("sha256")
    .update(JSON.stringify(person) + others)
    .digest("hex")
    .slice(0, 16);
}

function readStoredSetup({ db }: SetupDeps, { refId, country }: Owner) {
  return db
    .selectFrom("card_setup")
    .select(["setup_id", "method_id", "method"])
    .where("ref_id", "=", refId)
    .where("country", "=", country)
    .executeTakeFirst();
}
