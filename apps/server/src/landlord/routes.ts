import {
  acceptAsLandlord,
  askAsLandlord,
  declineAsLandlord,
  enterPayoutAccount,
  getClaimFile,
  getLandlordCalendar,
  getLandlordCertificate,
  getLandlordView,
  keepPayoutAccount,
  languageOf,
  type LandlordView,
  mailAccountLink,
  releaseAsLandlord,
  reportClaim,
  resendLandlordLink,
  uploadClaimFile,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { ChosenLocale } from "../platform/http/locale.ts";
import { Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import {
  type AccountOwner,
  claimFileDestination,
  enterAccount,
  findClaimFile,
  cancelAccountChange,
  mailChangeLink,
  recordClaim,
} from "../claims/index.ts";
import { openFile, storeEvidence } from "../documents/index.ts";
import { releaseTenant } from "../leaving/index.ts";
import { documentDeps, namePolicyDocument, typesetPolicyDocument } from "../policy-documents/index.ts";
import { lockPolicy, rememberLanguage } from "../policy/index.ts";
import { acceptPolicy } from "./accept-policy.ts";
import { askQuestion } from "./ask-question.ts";
import { landlordCalendar } from "./calendar.ts";
import { declinePolicy } from "./decline-policy.ts";
import type { LandlordLink } from "./landlord-link.ts";
import { refuseIfTooLate } from "./refuse-if-too-late.ts";
import { resendLink } from "./resend-link.ts";
import { viewAsLandlord, findPolicy, readView } from "./view.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerLandlordRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getLandlordView, (_input, { caller: link }) => viewAsLandlord(deps, link));

  registerCall(app, deps, getLandlordCertificate, async (_input, { caller: link }) => {
    if (link.former) return refuse("STEP_NOT_ALLOWED");
    const policy = await findPolicy(deps, link);
    const certificate = { kind: "certificate", number: null } as const;
    const bytes = await typesetPolicyDocument(documentDeps(deps), policy, certificate);
    return bytes ? { bytes, ...namePolicyDocument(policy, certificate) } : refuse("STEP_NOT_ALLOWED");
  });

  registerCall(app, deps, getLandlordCalendar, ({ query }, { caller: link, language }) =>
    landlordCalendar(deps, link, query.lang ?? language),
  );

  registerCall(app, deps, acceptAsLandlord, ({ body }, from) =>
    actAsLandlord(deps, from, (transaction, refId) => acceptPolicy(transaction, deps, { refId, acceptance: body })),
  );

  registerCall(app, deps, declineAsLandlord, ({ body }, from) =>
    actAsLandlord(deps, from, (transaction, refId) =>
      refuseIfTooLate(declinePolicy(transaction, deps, refId, body.reason)),
    ),
  );

  registerCall(app, deps, releaseAsLandlord, (_input, from) =>
    actAsLandlord(deps, from, (transaction, refId) => refuseIfTooLate(releaseTenant(transaction, deps, refId, from))),
  );

  registerCall(app, deps, reportClaim, ({ body: { items } }, from) =>
    actAsLandlord(deps, from, (transaction, refId) =>
      recordClaim(transaction, deps, refId, { items, partnerId: null, requestKey: from.requestKey }),
    ),
  );

  registerCall(app, deps, enterPayoutAccount, ({ body }, from) =>
    actAsLandlord(deps, from, (transaction) =>
      enterAccount(transaction, deps, accountOwner(from.caller), { ...body, requestKey: from.requestKey }),
    ),
  );

  registerCall(app, deps, keepPayoutAccount, ({ body }, from) =>
    actAsLandlord(deps, from, (transaction) =>
      cancelAccountChange(transaction, deps, accountOwner(from.caller), { ...body, requestKey: from.requestKey }),
    ),
  );

  registerCall(
    app,
    deps,
    mailAccountLink,
    async (_input, { caller: link }) => {
      const refused = await inTransaction(deps.db, (transaction) =>
        mailChangeLink(transaction, deps, accountOwner(link)),
      );
      deps.jobs.wake();
      return refused ?? { sent: true as const };
    },
    { limit: "mails" },
  );

  registerCall(app, deps, askAsLandlord, async ({ body }, { caller: link, requestKey }) => {
    return (await askQuestion(deps, link.subject, { ...body, requestKey })) ?? { received: true as const };
  });

  registerCall(app, deps, uploadClaimFile, async ({ params: { claimId }, upload }, { caller: link }) => {
    const to = await claimFileDestination(deps.db, { ...accountOwner(link), claimId }, "landlord");
    return storeEvidence(deps, to, upload);
  });

  registerCall(app, deps, getClaimFile, async ({ params: { claimId, fileId } }, { caller: link }) =>
    openFile(deps, await findClaimFile(deps.db, { claimId, fileId, ...accountOwner(link) })),
  );

  registerCall(
    app,
    deps,
    resendLandlordLink,
    (_input, { caller }) => (caller.former ? refuse("STEP_NOT_ALLOWED") : mailLinkAgain(deps, caller.subject)),
    { limit: "mails" },
  );
}

async function mailLinkAgain(deps: Deps, refId: string): Promise<{ sent: true } | Refusal> {
  const wait = await inTransaction(deps.db, (transaction) => resendLink(transaction, deps, refId));
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  deps.jobs.wake();
  return { sent: true };
}

/** Whose account and claims a link shows. */
function accountOwner({ subject: refId, former }: LandlordLink): AccountOwner {
  return { refId, formerLandlordId: former && former.id };
}

/** Returns its refusal, or the new view if it returned null. */
export async function actAsLandlord(
  deps: Deps,
  { caller: link, chosenLocale }: ChosenLocale & { caller: LandlordLink },
  act: (transaction: Transaction<Database>, refId: string) => Promise<Refusal | null>,
): Promise<LandlordView | Refusal> {
  const result = await inTransaction(deps.db, async (transaction) => {
    if (chosenLocale && !link.former) await rememberLanguage(transaction, link.subject, languageOf(chosenLocale));
    const refused = await act(transaction, link.subject);
    return (
      refused ?? readView(transaction, deps.config, await lockPolicy(transaction, link.subject), link, deps.clock.now())
    );
  });
  deps.jobs.wake();
  return result;
}
