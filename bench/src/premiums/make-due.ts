import { type Country } from "@kautia/contract";
import type { Account } from "@kautia/stripe-double";
import type { Client } from "pg";

const workingCard = "4242424242424242";
const batchSize = 5_000;

/**
 * Gives `due` running policies a card at the provider and a premium due at `at`, or all of them if there are fewer. Returns
 * their ids.
 */
export async function makeDue(
  client: Client,
  { due, at, accounts }: { due: number; at: Date; accounts: Record<Country, Account> },
): Promise<string[]> {
  // An aborted run may have left due premiums, whose cards the new double does not know.
  await client.query(
    "UPDATE policy SET next_premium_at = $1::timestamptz + interval '1 day' WHERE next_premium_at <= $1",
    [at],
  );
  await client.query(
    `UPDATE charge_attempt SET try_at = $1::timestamptz + interval '1 year', leased_until = NULL
     WHERE status IN ('INTENDED', 'ASKED')`,
    [at],
  );
  const { rows } = await client.query<{ ref_id: string; country: Country }>(
    `SELECT ref_id, country FROM policy WHERE next_premium_at > $1 AND cover_state = 'ACCEPTED'
       AND payment_state = 'PAID' AND leaving_state = 'STAYING' ORDER BY ref_id LIMIT $2`,
    [at, due],
  );
  for (let from = 0; from < rows.length; from += batchSize) {
    const some = rows.slice(from, from + batchSize);
    await client.query(
      `UPDATE policy SET next_premium_at = $1, card_method_id = given.card
       FROM unnest($2::text[], $3::text[]) AS given (ref_id, card) WHERE policy.ref_id = given.ref_id`,
      [at, some.map(({ ref_id }) => ref_id), some.map(({ country }) => giveCard(accounts[country]))],
    );
  }
  // Do it now, so that the measurement does not include this vacuum and checkpoint.
  await client.query("VACUUM (ANALYZE) policy");
  await client.query("CHECKPOINT");
  return rows.map(({ ref_id }) => ref_id);
}

export function giveCard(account: Account): string {
  const { id } = account.createCustomer({});
  const setup = account.createSetupIntent(id, {}, null);
  const { payment_method } = account.confirmSetup(setup.client_secret ?? "", workingCard);
  // The double searches all of its set-ups each time, so remove this one to keep that fast.
  account.setupIntents.delete(setup.id);
  if (typeof payment_method !== "string") throw new Error("the double gave no card");
  return `${id}/${payment_method}`;
}
