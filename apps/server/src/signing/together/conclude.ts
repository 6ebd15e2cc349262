import type { SigningStop } from "@kautia/contract";
import { lockUnchanged } from "../../application/index.ts";
import { findMethod } from "../../billing/index.ts";
import { changeSigning, endWait, readCoTenants, writeCoSignature } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { recordLinkFollowed } from "../../mails/index.ts";
import type { CoTenantConsents } from "../../platform/database/column-types.ts";
import { ConflictError, inTransaction } from "../../platform/database/in-transaction.ts";
import type { RequestContext } from "../../platform/http/request-context.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { isOffered } from "../../platform/is-offered.ts";
import { readDocumentsMails } from "../../policy-documents/index.ts";
import { ensureDocumentsGiven } from "../ensure-documents-given.ts";
import { readSignable } from "../signable.ts";
import { writeContract } from "../write-contract.ts";
import { nameOf, type Together } from "./find.ts";
import { mailFirst } from "./mails.ts";

interface LastAnswer {
  consents: Required<CoTenantConsents>;
  from: RequestContext;
}

type Stop = { stop: SigningStop; refusal: Refusal };

/**
 * The last signature: everything that a signature needs is checked again, then the contract is concluded. If it is refused, the
 * first tenant is told why, and nothing is signed.
 */
export async function conclude(deps: Deps, found: Together, answer: LastAnswer): Promise<Refusal | null> {
  const stopped = await writeIfPossible(deps, found, answer);
  if (stopped === null) return null;
  await tellFirst(deps, found, stopped.stop);
  return stopped.refusal;
}

async function writeIfPossible(deps: Deps, found: Together, answer: LastAnswer): Promise<Stop | null> {
  const { application, reader, signing, mailId } = found;
  const at = deps.clock.now();
  if (!signing) throw new ConflictError("the contract has changed since it was read");
  if (!isOffered(deps.config, application.country))
    return { stop: "NOT_OFFERED", refusal: refuse("COUNTRY_NOT_OFFERED") };
  const documentsMails = await readDocumentsMails(deps.db, application.refId);
  const signable = readSignable(application, at);
  if (signable instanceof Refusal) return { stop: "DATES", refusal: signable };
  const method = await findMethod(deps, application);
  if (!method) return { stop: "CARD", refusal: refuse("STEP_NOT_ALLOWED", ["card"]) };
  const given = await ensureDocumentsGiven(deps, signable, { at, documentsMails });
  // The co-tenants signed with the documents that the first tenant had by then.
  if (given instanceof Refusal || given.policyDocuments.some(({ givenAt }) => givenAt > signing.signed_at))
    return { stop: "DOCUMENTS", refusal: refuse("STEP_NOT_ALLOWED", ["contract"]) };

  const refusal = await writeContract(deps, {
    signable,
    given,
    method,
    tenantToken: null,
    from: { ip: signing.ip, userAgent: signing.user_agent ?? "" },
    signedBefore: signing.signed_at,
    async before(transaction) {
      const coTenants = await readCoTenants(transaction, application.refId);
      const isLast = coTenants.every(({ id, state }) =>
        id === reader.id ? state === reader.state : state === "SIGNED",
      );
      if (!isLast) throw new ConflictError("somebody has signed or refused since it was read");
      await writeCoSignature(transaction, reader.id, { ...answer, at: deps.clock.now() });
      await recordLinkFollowed(transaction, deps, mailId);
      await endWait(transaction, application.refId);
    },
  });
  return refusal && { stop: "HOME_TAKEN", refusal };
}

/** Tells the first tenant why the last signature was refused, once for each reason. */
async function tellFirst(deps: Deps, { application, reader, signing }: Together, stop: SigningStop): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    await lockUnchanged(transaction, application);
    await changeSigning(transaction, application.refId, { stopped: stop });
    await mailFirst(transaction, deps, application, {
      kind: "signing-stopped",
      about: `${signing?.signed_at.toISOString() ?? ""}:${stop}:${reader.mailed_at.toISOString()}`,
      data: { coTenantName: nameOf(reader), stop },
    });
  });
  deps.jobs.wake();
}
