import type {
  CallAnswer,
  CallInput,
  changePartner,
  createPartner,
  makePartnerKey,
  StaffPartner,
  StaffPartnerKey,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import {
  addToPartner,
  keyIdOf,
  listKeys,
  makeKey,
  makePartner,
  removeSigningKey,
  renamePartner,
  revokeKeyById,
  setBaseUrl,
  setSigningKey,
} from "../../partners/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { parseJson } from "../../platform/parse-json.ts";
import { readBaseUrl } from "../../platform/rules/base-url.ts";
import { recordAct } from "../session.ts";
import { actFor } from "./act-for.ts";
import { readPartner } from "./read.ts";

interface Change {
  caller: StaffMember;
  id: string;
}

/** Creates the partner and invites its first person by mail. */
export async function create(
  deps: Deps,
  caller: StaffMember,
  { id, name, country, contact, person }: CallInput<typeof createPartner>["body"],
): Promise<StaffPartner | Refusal> {
  const created = await inTransaction(deps.db, async (transaction) => {
    const facts = {
      based_in: country,
      contact_name: contact.name,
      contact_email: contact.email,
      contact_phone: contact.phone,
    };
    if (!(await makePartner({ ...deps, db: transaction }, id, name, facts))) return refuse("FIELD_INVALID", ["id"]);
    const added = await addToPartner(transaction, deps, { id, name }, { ...person, country });
    if (added instanceof Refusal) return added;
    const detail = { partner: id, partnerPerson: added.id };
    await recordAct(transaction, deps, { by: caller.id, act: "create-partner", detail });
    return readPartner({ db: transaction }, id);
  });
  deps.jobs.wake();
  return created;
}

/** All or nothing: a signing key or page that cannot be used changes nothing. */
export function change(
  deps: Deps,
  { caller, id }: Change,
  { baseUrl, signingKey, ...rest }: CallInput<typeof changePartner>["body"],
): Promise<StaffPartner | Refusal> {
  const given = Object.entries({ ...rest, baseUrl, signingKey }).filter(([, value]) => value !== undefined);
  const detail = () => ({ subject: given.map(([field]) => field).join(", ") });
  return actFor(deps, { caller, id, act: "change-partner", detail }, async (of) => {
    if (typeof baseUrl === "string" && readBaseUrl(baseUrl) === null) return refuse("FIELD_INVALID", ["baseUrl"]);
    if (typeof signingKey === "string" && !(await setSigningKey(of.deps, id, parseJson(signingKey))))
      return refuse("FIELD_INVALID", ["signingKey"]);
    if (signingKey === null) await removeSigningKey(of.deps, id);
    if (baseUrl !== undefined) await setBaseUrl(of.deps, id, baseUrl);
    await renamePartner(of.deps, id, rest);
    return readPartner(of.deps, id);
  });
}

export function makeNamedKey(
  deps: Deps,
  { caller, id }: Change,
  name: string,
): Promise<CallAnswer<typeof makePartnerKey> | Refusal> {
  return actFor(deps, { caller, id, act: "make-partner-key", detail: () => ({ subject: name }) }, async (of) => {
    const key = await makeKey(of.deps, id, { name });
    const made = (await listKeys(of.deps, id)).find((item) => key !== null && item.id === keyIdOf(key));
    return key === null || !made ? refuse("NOT_FOUND") : { ...made, key };
  });
}

export async function revokeNamedKey(
  deps: Deps,
  { caller, id }: Change,
  keyId: string,
): Promise<StaffPartnerKey | Refusal> {
  const find = async (db: Kysely<Database>) => (await listKeys({ db }, id)).find((key) => key.id === keyId);
  const found = await find(deps.db);
  if (!found) return refuse("NOT_FOUND");
  if (found.revokedAt !== null) return found;
  const detail = () => ({ subject: found.name ?? found.ending ?? keyId });
  return actFor(deps, { caller, id, act: "revoke-partner-key", detail }, async (of) => {
    await revokeKeyById(of.deps, id, keyId);
    return (await find(of.deps.db)) ?? refuse("NOT_FOUND");
  });
}
