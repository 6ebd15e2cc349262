import { isDeepStrictEqual } from "node:util";
import {
  type CallInput,
  type CoTenantPage,
  type FieldError,
  fieldError,
  type signAsCoTenant as call,
} from "@kautia/contract";
import { lockUnchanged, missingConsents } from "../../application/index.ts";
import { readCoTenants, writeCoSignature } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { recordLinkFollowed } from "../../mails/index.ts";
import { ConflictError, inTransaction } from "../../platform/database/in-transaction.ts";
import type { RequestContext } from "../../platform/http/request-context.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { agreedTexts } from "../../policy-documents/index.ts";
import { answerWithLink } from "./answer-with-link.ts";
import { conclude } from "./conclude.ts";
import { wereDocumentsMailed } from "./documents.ts";
import { nameOf, stateOf, type Together } from "./find.ts";
import { mailFirst } from "./mails.ts";
import { showPage, shownTo } from "./page.ts";

type Body = CallInput<typeof call>["body"];

/** Signs as a co-tenant. Can be repeated. */
export function signAsCoTenant(
  deps: Deps,
  token: string,
  body: Body,
  from: RequestContext,
): Promise<CoTenantPage | Refusal> {
  return answerWithLink(deps, token, async (found) => {
    const state = stateOf(found);
    if (state === "SIGNED" || state === "CONCLUDED") return null;
    if (state !== "WAITING" && state !== "REFUSED") return refuse("POLICY_STATUS_CONFLICT");
    const refused = await check(deps, found, body);
    if (refused) return refused;
    const consents = { ...body.consents, ...(await agreedTexts(deps, found.application.country, from.language)) };
    const answer = { consents, from };
    const others = found.coTenants.filter(({ id }) => id !== found.reader.id);
    return others.every(({ state: other }) => other === "SIGNED")
      ? conclude(deps, found, answer)
      : signBeforeOthers(deps, found, answer);
  });
}

/** The reader signs what they saw, under the name in the contract. */
async function check(
  deps: Deps,
  found: Together,
  { shown, firstName, lastName, consents }: Body,
): Promise<Refusal | null> {
  const { application, reader } = found;
  if (!isDeepStrictEqual(shown, shownTo(application))) return refuse("OFFER_CHANGED");
  if (!(await wereDocumentsMailed(deps, found))) return refuse("STEP_NOT_ALLOWED", ["documents"]);
  const wrong: FieldError[] = [
    ...(sameName(firstName, reader.first_name) ? [] : [fieldError("firstName", "FIELD_INVALID")]),
    ...(sameName(lastName, reader.last_name) ? [] : [fieldError("lastName", "FIELD_INVALID")]),
  ];
  if (wrong.length > 0) return refuseFields(wrong);
  const { asks } = await showPage(deps, found);
  const missing = missingConsents(consents, application.country);
  if (asks.earlyFulfilment && !consents.earlyFulfilment)
    missing.push(fieldError("consents.earlyFulfilment", "CONSENT_REQUIRED"));
  return missing.length > 0 ? refuseFields(missing) : null;
}

function sameName(typed: string, known: string): boolean {
  return typed.toLocaleLowerCase("de") === known.toLocaleLowerCase("de");
}

async function signBeforeOthers(
  deps: Deps,
  { application, reader, mailId }: Together,
  answer: Omit<Parameters<typeof writeCoSignature>[2], "at">,
): Promise<null> {
  return inTransaction(deps.db, async (transaction) => {
    await lockUnchanged(transaction, application);
    const coTenants = await readCoTenants(transaction, application.refId);
    const waiting = coTenants.filter(({ id, state }) => id !== reader.id && state !== "SIGNED");
    const isKept = coTenants.some(({ id, state }) => id === reader.id && state === reader.state);
    if (!isKept || waiting.length === 0) throw new ConflictError("others have signed since it was read");
    const at = deps.clock.now();
    await writeCoSignature(transaction, reader.id, { ...answer, at });
    await recordLinkFollowed(transaction, deps, mailId);
    await mailFirst(transaction, deps, application, {
      kind: "co-tenant-signed",
      about: `${reader.id}:${at.toISOString()}`,
      data: { coTenantName: nameOf(reader), waitsFor: waiting.map(nameOf) },
    });
    return null;
  });
}
