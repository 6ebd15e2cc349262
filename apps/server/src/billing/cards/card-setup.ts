import { createHash } from "node:crypto";
import type { Country } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import type { CardSetupRequest } from "../ports/payment.ts";

type SetupDeps = Pick<Deps, "db" | "payment">;

/** The application, signed or not, that the card belongs to. `country` selects our account at the provider. */
interface Owner {
  refId: string;
  country: Country;
  currentMethodId?: string;
}

type Person = CardSetupRequest["person"];

/** The provider's id of the last card that was set up; null when there is none. Errors: PaymentUnknown. */
export async function findCard(deps: SetupDeps, owner: Owner): Promise<string | null> {
  const stored = await readStoredSetup(deps, owner);
  const setup = stored && (await deps.payment.findSetup(owner.country, stored.setup_id));
  return setup?.methodId ?? stored?.method_id ?? null;
}

/**
 * Returns the client secret of an open card set-up. A set-up takes only one card, so a completed one is followed by
 * another. The idempotency key makes simultaneous calls open the same one. Errors: PaymentUnknown.
 */
export async function openCardSetup(deps: SetupDeps, owner: Owner & { person: Person }): Promise<string> {
  const { refId, country, person } = owner;
  const stored = await readStoredSetup(deps, owner);
  const known = stored && (await deps.payment.findSetup(country, stored.setup_id));
  if (known && known.status !== "succeeded") return known.secret;
  const replaces = known?.methodId ?? stored?.method_id ?? owner.currentMethodId ?? null;
  const place = stored ? `setup-after-${stored.setup_id}` : `setup-${refId}-${country}`;
  const { setupId, secret } = await deps.payment.createCardSetup({
    idempotencyKey: `${place}-${fingerprint(person)}`,
    country,
    customer: refId,
    person,
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

/** Part of the key, which the provider refuses with other data, such as a name corrected after a lost answer. */
function fingerprint(person: Person): string {
  return createHash("sha256").update(JSON.stringify(person)).digest("hex").slice(0, 16);
}

function readStoredSetup({ db }: SetupDeps, { refId, country }: Owner) {
  return db
    .selectFrom("card_setup")
    .select(["setup_id", "method_id"])
    .where("ref_id", "=", refId)
    .where("country", "=", country)
    .executeTakeFirst();
}
