import type { Transaction } from "kysely";
import { type Application, lockUnchanged } from "../../application/index.ts";
import { changeSigning, findSigning, inviteAgain, readCoTenants, writeFirstSignature } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import type { Signable } from "../signable.ts";
import { isTaken } from "../write-contract.ts";
import { mailInvitation, mailLeftOut } from "./mails.ts";

/**
 * Stores the first tenant's signature and mails the others their links. Signing again changes nothing, unless the last signature
 * was refused: then those who have not signed are invited once more, and after a change of the documents all. Throws a
 * ConflictError if the application was signed or changed since it was read.
 */
export function signFirst(
  deps: Deps,
  signable: Signable,
  from: { ip: string; userAgent: string },
): Promise<Refusal | null> {
  const { application, coTenants: named } = signable;
  const { refId, version, language } = application;
  return inTransaction(deps.db, async (transaction) => {
    const at = deps.clock.now();
    await lockUnchanged(transaction, application);
    if (await isTaken(transaction, signable)) return refuse("PROPERTY_HAS_ACTIVE_POLICY");
    const signing = await findSigning(transaction, refId);
    if (signing && !signing.stopped) return null;
    if (signing && signing.stopped !== "DOCUMENTS") await resumeSigning(transaction, deps, application, at);
    else {
      const known = await readCoTenants(transaction, refId);
      const invited = await writeFirstSignature(transaction, deps.random, {
        refId,
        version,
        named,
        language,
        from,
        at,
      });
      await mailLeftOut(transaction, deps, application, { before: known, named: invited });
      for (const coTenant of invited) {
        const isChanged = known.some(({ id }) => id === coTenant.id);
        await mailInvitation(transaction, deps, application, { coTenant, isChanged });
      }
    }
    return null;
  });
}

/** Invites those who have not signed once more, after the last signature was refused. Given signatures stay. */
async function resumeSigning(
  transaction: Transaction<Database>,
  deps: Deps,
  application: Application,
  at: Date,
): Promise<void> {
  await changeSigning(transaction, application.refId, { stopped: null });
  const coTenants = await readCoTenants(transaction, application.refId);
  for (const coTenant of coTenants.filter(({ state }) => state === "INVITED")) {
    await inviteAgain(transaction, coTenant.id, { at });
    await mailInvitation(transaction, deps, application, { coTenant, isChanged: false });
  }
}
