import {
  cancelPolicy,
  type CallAnswer,
  confirmMovingOut,
  getPolicy,
  listMovingOuts,
  proveMovingOut,
  refuseMovingOut,
  releaseAsLandlord,
  type StaffMovingOutRow,
  takeBackCancellation,
} from "@kautia/contract";
import { balances } from "../../billing/rules/ledger.ts";
import { openSession, setPassword } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { type PolicyOptions, makeAccepted, readLandlordToken, runUntil } from "./sign-policy.ts";
import { logInAsStaff } from "../people/staff.ts";
import { pdf, uploadTo } from "../applications/uploads.ts";
import { settle } from "../server/settle.ts";

export const tenantEmail = "tenant@example.com";
export const landlordEmail = "landlord@example.com";

interface LeavingOptions extends PolicyOptions {
  /** When the tenant cancels. Cover begins on 1 February 2027 by default. */
  cancelledAt?: string;
}

export async function makeCancelledPolicy(
  server: TestServer,
  { cancelledAt = "2027-03-01T10:00:00Z", ...options }: LeavingOptions = {},
) {
  const { refId, token } = await makeAccepted(server, { tenantEmail, landlordEmail, ...options });
  await setPassword(server, tenantEmail);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, cancelledAt);
  const params = { refId };
  // Logs in each time, because sessions expire when the clock is moved.
  const session = () => openSession(server, tenantEmail);
  const staff = () => logInAsStaff(server);
  await server.call(cancelPolicy, { params, body: { reason: null } }, await session());

  const read = async (): Promise<CallAnswer<typeof getPolicy>> => {
    const { body } = await server.call(getPolicy, { params }, await session());
    if (!body) throw new Error("the tenant cannot see the policy");
    return body;
  };
  const saveDay = async (movedOutOn: string) =>
    server.call(proveMovingOut, { params, body: { movedOutOn } }, await session());
  const uploadFile = async (content = pdf()) =>
    uploadTo(server, `/policies/${refId}/moving-out/files`, { content, headers: await session() });
  const listProofs = async (): Promise<StaffMovingOutRow[]> =>
    (await server.call(listMovingOuts, { query: {} }, await staff())).body?.rows ?? [];
  const findOpenProofId = async () => (await listProofs()).find(({ decidedAt }) => decidedAt === null)?.id ?? "";
  return {
    refId,
    token,
    landlordToken,
    session,
    read,
    saveDay,
    uploadFile,
    listProofs,
    findOpenProofId,
    async giveProof(movedOutOn: string) {
      await saveDay(movedOutOn);
      await uploadFile();
      return findOpenProofId();
    },
    revokeCancellation: async () => server.call(takeBackCancellation, { params }, await session()),
    release: () => server.call(releaseAsLandlord, { params: { token: landlordToken }, body: { signature: true } }),
    confirm: async (id: string, movedOutOn: string, note: string | null = null) =>
      server.call(confirmMovingOut, { params: { id }, body: { movedOutOn, note } }, await staff()),
    refuse: async (id: string, note: string) =>
      server.call(refuseMovingOut, { params: { id }, body: { note } }, await staff()),
    async readRefundedCents() {
      await settle(server);
      const charges = await server.deps.sandbox.listCharges();
      return charges.filter((charge) => charge.refId === refId).map(({ refundedCents }) => refundedCents);
    },
    async readBalances() {
      const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute();
      return balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
    },
  };
}
