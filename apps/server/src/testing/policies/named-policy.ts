import {
  type AmendmentChange,
  answerAmendment,
  answerAmendmentAsLandlord,
  askAmendment,
  askAmendmentAsLandlord,
  askForCard,
  cancelPolicy,
  changeCard,
  confirmSandboxCard,
  getCardSecret,
  getPolicy,
  listPayments,
  releaseAsLandlord,
} from "@kautia/contract";
import { balances } from "../../billing/rules/ledger.ts";
import { openSession, setPassword } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { makeAccepted, type PolicyOptions, readCharges, readLandlordToken, workingCard } from "./sign-policy.ts";

/** An accepted contract beside others on one server, named after its tenant, with what people do about it. */
export async function makeNamed(server: TestServer, name: string, options: PolicyOptions) {
  const [tenantEmail, landlordEmail] = [`${name}@example.com`, `landlord-of-${name}@example.com`];
  const { refId } = await makeAccepted(server, { ...options, tenantEmail, landlordEmail });
  await setPassword(server, tenantEmail);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  const params = { refId };
  const asLandlord = { token: landlordToken };
  const session = () => openSession(server, tenantEmail);
  const read = async () => (await server.call(getPolicy, { params }, await session())).body;
  const openId = async () => (await read())?.amendments.find(({ state }) => state === "ASKED")?.id ?? "";
  const yes = { agrees: true, reason: null };
  return {
    refId,
    tenantEmail,
    read,
    payments: async () => (await server.call(listPayments, { params }, await session())).body?.payments ?? [],
    charges: async () => (await readCharges(server, refId)).map((charge) => charge.split(" ").slice(1).join(" ")),
    leave: async () => server.call(cancelPolicy, { params, body: { reason: null } }, await session()),
    release: () => server.call(releaseAsLandlord, { params: asLandlord, body: { signature: true } }),
    ask: async (change: AmendmentChange) => server.call(askAmendment, { params, body: { change } }, await session()),
    askAsLandlord: (change: AmendmentChange) =>
      server.call(askAmendmentAsLandlord, { params: asLandlord, body: { change } }),
    agree: async () =>
      server.call(answerAmendment, { params: { refId, amendmentId: await openId() }, body: yes }, await session()),
    agreeAsLandlord: async () =>
      server.call(answerAmendmentAsLandlord, { params: { ...asLandlord, amendmentId: await openId() }, body: yes }),
    giveAnotherCard: async () => {
      const link = await server.call(askForCard, { params }, await session());
      const card = { params: { token: link.body?.cardToken ?? "" } };
      const { secret = "" } = (await server.call(getCardSecret, card)).body ?? {};
      const details = { number: workingCard, expMonth: 12, expYear: 2045, cvc: "123" };
      await server.call(confirmSandboxCard, { body: { secret, ...details } });
      await server.call(changeCard, card);
    },
    books: async () => {
      const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute();
      const all = balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
      return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0));
    },
  };
}
