import type { Country } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

type SetupDeps = Pick<Deps, "db" | "payment">;

/** Whose card it is: the application, signed or not, and the account that charges it. */
interface Owner {
  refId: string;
  country: Country;
  /** The card that a contract is charged with. */
  current?: string;
}

/** The card that was given, in the provider's words; null while there is none. Errors: PaymentUnknown. */
export async function findCard(deps: SetupDeps, owner: Owner): Promise<string | null> {
  const stored = await readStored(deps, owner);
  const setup = stored && (await deps.payment.findSetup(owner.country, stored.setup_id));
  return setup?.methodId ?? stored?.method_id ?? null;
}

/**
 * The secret of an open card set-up. One that has its card takes no other: the next one follows it, and asked for twice at
 * once, the key makes it one. Errors: PaymentUnknown.
 */
export async function openCardSetup(deps: SetupDeps, owner: Owner): Promise<string> {
  const { refId, country } = owner;
  const stored = await readStored(deps, owner);
  const known = stored && (await deps.payment.findSetup(country, stored.setup_id));
  if (known && known.status !== "succeeded") return known.secret;
  const replaces = known?.methodId ?? stored?.method_id ?? owner.current ?? null;
  const idempotencyKey = stored ? `setup-after-${stored.setup_id}` : `setup-${refId}-${country}`;
  const { setupId, secret } = await deps.payment.createCardSetup({
    idempotencyKey,
    country,
    customer: refId,
    replaces,
  });
  const next = { setup_id: setupId, method_id: replaces };
  await deps.db
    .insertInto("card_setup")
    .values({ ref_id: refId, country, ...next })
    .onConflict((conflict) => conflict.columns(["ref_id", "country"]).doUpdateSet(next))
    .execute();
  return secret;
}

function readStored({ db }: SetupDeps, { refId, country }: Owner) {
  return db
    .selectFrom("card_setup")
    .select(["setup_id", "method_id"])
    .where("ref_id", "=", refId)
    .where("country", "=", country)
    .executeTakeFirst();
}
