import { type askToWithdraw, type CallInput, countryOfContract, defaultCountry } from "@kautia/contract";
import { secondsUntilNextMail, writeMail } from "../mails/index.ts";
import { type ChosenLocale, languageAt } from "../platform/http/locale.ts";
import { localClock, localDay } from "../platform/rules/local-day.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";

/**
 * Stores the declaration and mails a receipt that is the same whether or not a contract matches. A job looks for the
 * contract later, so neither the response nor its timing reveals whether one exists.
 */
export async function receiveWithdrawal(
  deps: Deps,
  { contractNumber, email, name }: CallInput<typeof askToWithdraw>["body"],
  chosen: ChosenLocale,
): Promise<{ received: true }> {
  const now = deps.clock.now();
  const id = deps.random.uuid();
  const country = countryOfContract(contractNumber) ?? defaultCountry;
  await inTransaction(deps.db, async (transaction) => {
    await transaction
      .insertInto("withdrawal_request")
      .values({ id, contract_number: contractNumber, email_key: email.toLowerCase(), name, created_at: now })
      .execute();
    const mail = { kind: "withdrawal-received", to: email } as const;
    // The declaration always counts. Only the mails are limited, because anybody can type somebody else's address.
    if ((await secondsUntilNextMail(transaction, deps, mail)) === null)
      await writeMail(transaction, deps, {
        ...mail,
        reason: receiptReason(id),
        refId: null,
        language: languageAt(chosen, country),
        country,
        data: { contractNumber, tenantName: name, email, on: localDay(country, now), time: localClock(country, now) },
      });
  });
  deps.jobs.wake();
  return { received: true };
}

export function receiptReason(requestId: string): string {
  return `withdrawal-received:${requestId}`;
}
