import { type CallInput, fieldError, type fileClaim, toCents } from "@kautia/contract";
import { recordFiling } from "../../circumstances/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse, refuseDay, refuseFields } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { lockPolicy } from "../../policy/index.ts";
import { selectFilings } from "../../views/filings.ts";
import { recordAct } from "../session.ts";

/** Records that what an insolvent tenant owes was claimed. The same again changes nothing. */
export async function recordFiled(
  deps: Deps,
  person: StaffMember,
  id: string,
  { amount, filedOn }: CallInput<typeof fileClaim>["body"],
): Promise<{ done: true } | Refusal> {
  return inTransaction(deps.db, async (transaction): Promise<{ done: true } | Refusal> => {
    const row = () => selectFilings(transaction).where("filing.id", "=", id).executeTakeFirst();
    const known = await row();
    if (!known) return refuse("NOT_FOUND");
    const { country } = await lockPolicy(transaction, known.refId);
    const filing = (await row()) ?? known;
    const cents = toCents(amount);
    if (filing.filed_cents === cents && filing.filedOn === filedOn) return { done: true };
    if (cents !== filing.premium_cents + filing.payout_cents)
      return refuseFields([fieldError("amount", "FIELD_INVALID")]);
    const impossible = refuseDay("filedOn", filedOn, [filing.openedOn, localDay(country, deps.clock.now())]);
    if (impossible) return impossible;
    await recordFiling(transaction, deps, { circumstanceId: id, amountCents: cents, filedOn, staffId: person.id });
    const detail = { amount, filedOn };
    await recordAct(transaction, deps, { by: person.id, act: "file-claim", refId: filing.refId, detail });
    return { done: true };
  });
}
