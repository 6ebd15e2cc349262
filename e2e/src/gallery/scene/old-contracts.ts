import { mailedSecret } from "../../mailbox.ts";
import {
  answerQuestions,
  askingCard,
  expectSuccess,
  failingCard,
  goodCard,
  inDays,
  signByApi,
} from "../../tenant-by-api.ts";
import { agreePayee, payOut, reportWithAccount } from "./claims.ts";
import { type Acts, ahead, long } from "./acts.ts";

/** Its bank takes five days to pay a debit. */
const slowAccount = "DE08370400440532013003";

/** What starts before the clock moves. */
export async function makeOldContracts(acts: Acts) {
  const { api, inForce } = acts;
  const silent = await signByApi(api, {
    ...long,
    email: "silent@example.com",
    landlordEmail: "to-silent@example.com",
  });
  await answerQuestions(api, { ...long, email: "stopped@example.com" });
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
  const id = await reportWithAccount(api, invoiced, ["Miete für März", amount]);
  const tenant = await acts.asTenant(invoiced);
  expectSuccess(await api.post(`/policies/${invoiced.refId}/claims/${id}/objection`, { text: "Nein." }, tenant));
  // The landlord's account applies after a day, and the cover of the others has begun by then.
  await api.clock(`${inDays(2)}T12:00:00Z`);
  const staff = await acts.asStaff();
  expectSuccess(await api.post(`/staff/claims/${id}/accept`, {}, staff));
  await agreePayee(api, invoiced, staff);
  await payOut(api, id, { amount, paidOn: inDays(2) }, staff);
  await reportWithAccount(api, repaying, ["Reinigung", 20]);
  return { silent, rated, leaving, released, proving, moved, repaying, failing, invoiced, debiting };
}

export type OldContracts = Awaited<ReturnType<typeof makeOldContracts>>;

/** The links of the failed premiums. One of them is paid with another card. */
export async function makeFailedPremiums({ api }: Acts, { failing }: OldContracts) {
  const linkOf = async ({ tenant }: OldContracts["silent"]) => await mailedSecret(api, tenant.email, "card");
  const [unpaid, paid, asking] = await Promise.all([
    linkOf(failing.unpaid),
    linkOf(failing.paid),
    linkOf(failing.asking),
  ]);
  const { secret } = expectSuccess(await api.get(`/card/${paid}/secret`));
  const card = { secret, number: goodCard, expMonth: 12, expYear: 2040, cvc: "123" };
  expectSuccess(await api.post("/sandbox-payment/confirm", card));
  expectSuccess(await api.post(`/card/${paid}`));
  return { unpaid, paid, asking };
}
