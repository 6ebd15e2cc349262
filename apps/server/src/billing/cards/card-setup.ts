import type { Country } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

type SetupDeps = Pick<Deps, "db" | "payment">;

/** The application, signed or not, that the card belongs to. `country` selects our account at the provider. */
interface Owner {
  refId: string;
  country: Country;
  currentMethodId?: string;
}

/** Null when no card was set up. Errors: PaymentUnknown. */
export async function findCard(deps: SetupDeps, owner: Owner): Promise<string | null> {
  const stored = await readStoredSetup(deps, owner);
  const setup = stored && (await deps.payment.findSetup(owner.country, stored.setup_id));
  return setup?.methodId ?? stored?.method_id ?? null;
}

/** A completed set-up is followed by another; simultaneous calls open the same one. Errors: PaymentUnknown. */
export async function openCardSetup(deps: SetupDeps, owner: Owner): Promise<string> {
  const { refId, country } = owner;
  const stored = await readStoredSetup(deps, owner);
  const known = stored && (await deps.payment.findSetup(country, stored.setup_id));
  if (known && known.status !== "succeeded") return known.secret;
  const replaces = known?.methodId ?? stored?.method_id ?? owner.currentMethodId ?? null;
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

function readStoredSetup({ db }: SetupDeps, { refId, country }: Owner) {
  return db
    .selectFrom("card_setup")
    .select(["setup_id", "method_id"])
    .where("ref_id", "=", refId)
    .where("country", "=", country)
    .executeTakeFirst();
}
