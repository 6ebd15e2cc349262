import type { Application } from "../../applications/application.ts";
import type { Deps } from "../../deps.ts";
import type { CardSetup } from "../../ports/payment.ts";

type SetupDeps = Pick<Deps, "db" | "payment">;

/** The application's card set-up as the provider has it; null when none was opened yet. Errors: PaymentUnknown. */
export async function findCardSetup(deps: SetupDeps, { refId, country }: Application): Promise<CardSetup | null> {
  const stored = await deps.db
    .selectFrom("card_setup")
    .select("setup_id")
    .where("ref_id", "=", refId)
    .where("country", "=", country)
    .executeTakeFirst();
  return stored ? deps.payment.findSetup(country, stored.setup_id) : null;
}

/** The same, opened if need be: asked twice at once, the key makes it one set-up. Errors: PaymentUnknown. */
export async function openCardSetup(deps: SetupDeps, application: Application): Promise<CardSetup> {
  const known = await findCardSetup(deps, application);
  if (known) return known;
  const { refId, country } = application;
  const idempotencyKey = `setup-${refId}-${country}`;
  const setup = await deps.payment.createCardSetup({ idempotencyKey, country, customer: refId, replaces: null });
  await deps.db
    .insertInto("card_setup")
    .values({ ref_id: refId, country, setup_id: setup.setupId })
    // One that the provider does not know any more gives way.
    .onConflict((conflict) => conflict.columns(["ref_id", "country"]).doUpdateSet({ setup_id: setup.setupId }))
    .execute();
  return setup;
}
