import {
  type AmendmentChange,
  answerAmendment,
  answerAmendmentAsLandlord,
  askAmendment,
  askAmendmentAsLandlord,
  getLandlordView,
  getPolicy,
} from "@kautia/contract";
import { openSession, setPassword } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { makeAccepted, type makeSigned, type PolicyOptions, readLandlordToken, runUntil } from "./sign-policy.ts";

export const tenantEmail = "jana@example.com";
export const landlordEmail = "otto@example.com";

/** The landlord has accepted, unless `make` says otherwise. */
export async function makeAmended(
  server: TestServer,
  { make = makeAccepted, at, ...options }: PolicyOptions & { make?: typeof makeSigned; at?: string } = {},
) {
  const { refId } = await make(server, { tenantEmail, landlordEmail, ...options });
  await setPassword(server, tenantEmail);
  if (at) await runUntil(server, at);
  const token = await readLandlordToken(server, landlordEmail);
  const session = () => openSession(server, tenantEmail);
  const policy = async () => (await server.call(getPolicy, { params: { refId } }, await session())).body;
  const view = async () => (await server.call(getLandlordView, { params: { token } })).body;
  let last = "";
  /** The one that waits, or did last, so that an answer can be repeated. */
  const findOpen = async () => {
    const { amendments } = (await policy()) ?? {};
    last = amendments?.find(({ state }) => state === "ASKED")?.id ?? last;
    return last;
  };
  return {
    refId,
    token,
    session,
    policy,
    view,
    ask: async (change: AmendmentChange) =>
      server.call(askAmendment, { params: { refId }, body: { change } }, await session()),
    askAsLandlord: (change: AmendmentChange) =>
      server.call(askAmendmentAsLandlord, { params: { token }, body: { change } }),
    answer: async (agrees: boolean, reason: string | null = null) => {
      const params = { refId, amendmentId: await findOpen() };
      return server.call(answerAmendment, { params, body: { agrees, reason } }, await session());
    },
    answerAsLandlord: async (agrees: boolean, reason: string | null = null) => {
      const params = { token, amendmentId: await findOpen() };
      return server.call(answerAmendmentAsLandlord, { params, body: { agrees, reason } });
    },
  };
}
