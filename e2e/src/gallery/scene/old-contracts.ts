import { mailedLink } from "../../mailbox.ts";
import {
  answerQuestions,
  askingCard,
  expectSuccess,
  failingCard,
  goodCard,
  inDays,
  signByWire,
} from "../../tenant-by-wire.ts";
import { payOutUnchosen, reportWithAccount } from "../repayments.ts";
import { type Acts, ahead, long, secretIn } from "./acts.ts";

/** Its bank takes five days to pay a debit. */
const slowAccount = "DE08370400440532013003";

/** What starts before the clock moves. */
export async function makeOldContracts(acts: Acts) {
  const { wire, inForce } = acts;
  const silent = await signByWire(wire, {
    ...long,
    email: "silent@example.com",
    landlordEmail: "to-silent@example.com",
  });
  await answerQuestions(wire, { ...long, email: "stopped@example.com" });
  const [rated, leaving, released] = [await inForce("rated"), await inForce("leaving"), await inForce("released")];
  const [proving, moved, repaying] = [await inForce("proving"), await inForce("moved"), await inForce("repaying")];
  const failing = {
    unpaid: await inForce("unpaid", { cardNumber: failingCard }),
    paid: await inForce("paid", { cardNumber: failingCard }),
    asking: await inForce("asking", { cardNumber: askingCard }),
  };
  const invoiced = await inForce("invoiced", { insuranceStart: inDays(0) });
  // Announced on the first day, debited on the next, and with the bank for five days: the clock stops in between.
  const debiting = await inForce("debiting", { iban: slowAccount, insuranceStart: inDays(ahead - 3) });
  const withPassword = [silent, rated, leaving, released, proving, moved, repaying, invoiced, debiting];
  for (const contract of withPassword) await acts.setPassword(contract);
  const amount = 820.5;
  const id = await reportWithAccount(wire, invoiced, ["Miete für März", amount]);
  const tenant = { cookie: await acts.cookieOf(invoiced.tenant.email) };
  expectSuccess(await wire.post(`/policies/${invoiced.refId}/claims/${id}/objection`, { text: "Nein." }, tenant));
  // The landlord's account applies after a day, and the cover of the others has begun by then.
  await wire.clock(`${inDays(2)}T12:00:00Z`);
  await payOutUnchosen(wire, { id, amount }, { desk: await acts.cookieOfDesk(), today: inDays(2) });
  await reportWithAccount(wire, repaying, ["Reinigung", 20]);
  return { silent, rated, leaving, released, proving, moved, repaying, failing, invoiced, debiting };
}

export type OldContracts = Awaited<ReturnType<typeof makeOldContracts>>;

/** The links of the failed premiums. One of them is paid with another card. */
export async function makeFailedPremiums({ wire }: Acts, { failing }: OldContracts) {
  const linkOf = async ({ tenant }: OldContracts["silent"]) => secretIn(await mailedLink(wire, tenant.email, "card"));
  const [unpaid, paid, asking] = await Promise.all([
    linkOf(failing.unpaid),
    linkOf(failing.paid),
    linkOf(failing.asking),
  ]);
  const { secret } = expectSuccess(await wire.get(`/card/${paid}/secret`));
  const card = { secret, number: goodCard, expMonth: 12, expYear: 2040, cvc: "123" };
  expectSuccess(await wire.post("/sandbox-payment/confirm", card));
  expectSuccess(await wire.post(`/card/${paid}`));
  return { unpaid, paid, asking };
}
