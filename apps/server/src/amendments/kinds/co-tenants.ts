import {
  addDays,
  type ChangeOf,
  checkCoTenants,
  type FieldError,
  fieldError,
  lastDayToWithdraw,
  sameMailbox,
  sideOf,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { closeCoTenantAccount, openCoTenantAccount, recordJoinedConsents } from "../../account/index.ts";
import { addSearchKey } from "../../application/index.ts";
import { hasOpenRepayment } from "../../billing/index.ts";
import { hasOpenClaims } from "../../claims/index.ts";
import { joinContract, leaveContract } from "../../co-tenants/index.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Refusal, refuse, refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import {
  differenceOfTerms,
  homePlace,
  isTenantsMailbox,
  type Policy,
  policyMailData,
  readCoTenants,
  refreshCoTenantWords,
  toMailbox,
  toOwner,
} from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import { hashOf, readUndecided, tellAgreedCoTenants } from "./ask-others.ts";
import type { AmendDeps, KindOfAmendment } from "./kind.ts";
import { ofTerms } from "./of-terms.ts";

const base = ofTerms("CO_TENANTS", {
  async refuse(transaction, deps, policy, { leaves, joins }, by) {
    // A landlord cannot add a tenant: only the tenants decide who is liable with them.
    const mustLeave = joins === null || sideOf(by) === "LANDLORD";
    if (leaves === null && mustLeave) return refuseFields([fieldError("change.leaves", "FIELD_REQUIRED")]);
    const now = deps.clock.now();
    // What was paid out, or will be, stays owed by those who are tenants now.
    if ((await hasOpenClaims(transaction, policy, now)) || (await hasOpenRepayment(transaction, policy.ref_id)))
      return refuse("POLICY_STATUS_CONFLICT");
    const known = policy.co_tenant_names;
    // Papers and pages tell people apart by their names alone, so of two with the same name nobody could be meant.
    if (leaves !== null && known.filter((name) => name === leaves).length !== 1)
      return refuseFields([fieldError("change.leaves", "FIELD_INVALID")]);
    if (joins === null) return null;
    if (known.length - (leaves === null ? 0 : 1) >= deps.config.maxCoTenants) return refuse("POLICY_STATUS_CONFLICT");
    const wrong: FieldError[] = checkCoTenants([joins], { today: localDay(policy.country, now), limit: 1 }).map(
      (error) => ({ ...error, path: error.path.replace("coTenants.0", "change.joins") }),
    );
    const isOthers =
      sameMailbox(joins.email, policy.landlord_email) || (await isTenantsMailbox(transaction, policy, joins.email));
    if (isOthers) wrong.push(fieldError("change.joins.email", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT"));
    return wrong.length > 0 ? refuseFields(wrong) : null;
  },

  // Somebody who joins can withdraw from the signature (docs/law.md). Nothing changes until then.
  async firstDay(_transaction, policy, agreed, today, { answers }) {
    if (agreed !== null) return agreed;
    const signed = answers.findLast(({ party, agrees }) => party === "NEW_TENANT" && agrees);
    if (!signed) return today;
    const day = addDays(lastDayToWithdraw(homePlace(policy), localDay(policy.country, new Date(signed.at))), 1);
    return day > today ? day : today;
  },

  terms: async (_transaction, policy, change) => ({ co_tenant_names: namesAfter(policy, change) }),

  before: () => ({ kind: "CO_TENANTS", leaves: null, joins: null }),
});

/**
 * A co-tenant joins, leaves, or is replaced by another. All tenants and the landlord agree; whoever joins gets the documents
 * first, and signs. The first tenant, who pays, stays.
 */
export const coTenants: KindOfAmendment<"CO_TENANTS"> = {
  ...base,

  absent: ({ co_tenant_names }, { joins }) => [
    ...(co_tenant_names.length === 0 ? (["CO_TENANTS"] as const) : []),
    ...(joins === null ? (["NEW_TENANT"] as const) : []),
  ],

  async refuse(transaction, deps, policy, change, by) {
    const refused = await base.refuse(transaction, deps, policy, change, by);
    if (refused || change.joins === null) return refused;
    const mail = { kind: "co-tenant-to-join", to: change.joins.email } as const;
    const wait = await secondsUntilNextMail(transaction, deps, mail);
    return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
  },

  async tellAsked(transaction, deps, about) {
    const { policy, amendment, change } = about;
    const [party] = amendment.waits_for;
    if (party !== "CO_TENANTS" && party !== "NEW_TENANT") return base.tellAsked(transaction, deps, about);
    const { id: amendmentId, until_day: until } = amendment;
    const data = { ...policyMailData(policy), amendmentId, until, leaves: change.leaves, joins: nameOf(change.joins) };
    if (party === "CO_TENANTS") {
      for (const coTenant of await readUndecided(transaction, policy, amendment))
        await writeMail(transaction, deps, {
          ...toOwner({ policy, coTenant }, coTenant.email),
          reason: `co-tenant-asked:${amendmentId}:${coTenant.id}:${hashOf(coTenant.email)}`,
          kind: "co-tenant-asked",
          data: { ...data, readerName: coTenant.name },
        });
    } else if (change.joins !== null) {
      const next = { ...policy, co_tenant_names: namesAfter(policy, change) };
      await writeMail(transaction, deps, {
        ...toMailbox(policy, change.joins.email),
        reason: `co-tenant-to-join:${amendmentId}`,
        kind: "co-tenant-to-join",
        data: { ...data, readerName: nameOf(change.joins) ?? "", difference: differenceOfTerms(policy, next) },
      });
    }
  },

  async apply(transaction, deps, about) {
    const effect = await base.apply(transaction, deps, about);
    if (effect instanceof Refusal || effect.changed === null) return effect;
    const { policy, change } = about;
    const { number } = effect.changed.terms;
    if (change.leaves !== null) {
      const leaver = await findLeaver(transaction, policy, change.leaves);
      await leaveContract(transaction, leaver.id, number);
      await closeCoTenantAccount(transaction, deps, leaver.id);
    }
    if (change.joins !== null) await join(transaction, deps, { ...about, joins: change.joins, number });
    await refreshCoTenantWords(transaction, policy.ref_id);
    return effect;
  },

  async tellApplied(transaction, deps, about) {
    await base.tellApplied(transaction, deps, about);
    const { policy: was, changed, change, from, amendment } = about;
    if (!changed) return;
    const { policy, terms } = changed;
    if (change.leaves !== null) {
      const left = await findLeft(transaction, policy, terms.number);
      await writeMail(transaction, deps, {
        ...toOwner({ policy, coTenant: left }, left.email),
        reason: `co-tenant-released:${amendment.id}`,
        kind: "co-tenant-released",
        data: { ...policyMailData(was), readerName: left.name, from, number: terms.number },
      });
    }
    const signed = change.joins && (await readCoTenants(transaction, policy)).at(-1);
    if (!signed) return;
    await writeMail(transaction, deps, {
      ...toOwner({ policy, coTenant: signed }, signed.email),
      reason: `co-tenant-joined:${amendment.id}`,
      kind: "co-tenant-joined",
      data: {
        ...policyMailData(policy),
        readerName: signed.name,
        from,
        email: signed.email,
        needsPassword: await needsPassword(transaction, signed.id),
      },
    });
  },

  /** Co-tenants who had agreed learn that nothing changes; whoever had signed to join, that the signature no longer counts. */
  async tellUndone(transaction, deps, { policy, amendment, change: { joins } }) {
    const { id, answers } = amendment;
    await tellAgreedCoTenants(transaction, deps, policy, amendment);
    const last = answers.findLast(({ party }) => party === "NEW_TENANT");
    if (joins === null || !last?.agrees) return;
    await writeMail(transaction, deps, {
      ...toMailbox(policy, joins.email),
      reason: `co-tenant-left-out:${id}`,
      kind: "co-tenant-left-out",
      data: {
        readerName: nameOf(joins) ?? "",
        inviterName: policy.tenant_name,
        fullAddress: policy.full_address,
        isLater: true,
      },
    });
  },
};

type Person = NonNullable<ChangeOf<"CO_TENANTS">["joins"]>;

const nameOf = (person: Person | null) => person && `${person.firstName} ${person.lastName}`;

function namesAfter({ co_tenant_names }: Policy, { leaves, joins }: ChangeOf<"CO_TENANTS">): string[] {
  const name = nameOf(joins);
  const left = leaves === null ? -1 : co_tenant_names.indexOf(leaves);
  return [...co_tenant_names.filter((_name, index) => index !== left), ...(name === null ? [] : [name])];
}

async function findLeaver(transaction: Transaction<Database>, policy: Policy, name: string) {
  const leaver = (await readCoTenants(transaction, policy)).find((coTenant) => coTenant.name === name);
  if (!leaver) throw new Error(`${policy.ref_id} has no co-tenant of the name that leaves`);
  return leaver;
}

async function findLeft(transaction: Transaction<Database>, { ref_id }: Policy, number: number) {
  const { first_name, last_name, ...left } = await transaction
    .selectFrom("co_tenant")
    .select(["id", "first_name", "last_name", "email", "language"])
    .where("ref_id", "=", ref_id)
    .where("left_terms", "=", number)
    .executeTakeFirstOrThrow();
  return { ...left, name: `${first_name} ${last_name}` };
}

async function needsPassword(transaction: Transaction<Database>, coTenantId: string): Promise<boolean> {
  const { password_hash } = await transaction
    .selectFrom("account_co_tenant")
    .innerJoin("account", "account.id", "account_id")
    .select("password_hash")
    .where("co_tenant_id", "=", coTenantId)
    .executeTakeFirstOrThrow();
  return password_hash === null;
}

async function join(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  { policy, amendment, joins, number }: { policy: Policy; amendment: AmendmentRow; joins: Person; number: number },
): Promise<void> {
  const answer = amendment.answers.findLast(({ party, agrees }) => party === "NEW_TENANT" && agrees);
  if (!answer?.joined) throw new Error(`nobody signed to join by amendment ${amendment.id}`);
  const { ref_id: refId } = policy;
  const { ip, userAgent, joined } = answer;
  const coTenantId = await joinContract(transaction, deps.random, {
    refId,
    joined_terms: number,
    person: joins,
    askedAt: amendment.asked_at,
    signed: { at: new Date(answer.at), ip, userAgent, ...joined },
  });
  const name = `${joins.firstName} ${joins.lastName}`;
  const signer = { id: coTenantId, name, email: joins.email, language: joined.language };
  await openCoTenantAccount(transaction, deps, policy, signer);
  await recordJoinedConsents(transaction, coTenantId);
  await addSearchKey(transaction, refId, { kind: "NAME", said: name, coTenantId });
  await addSearchKey(transaction, refId, { kind: "EMAIL", said: joins.email, coTenantId });
  await addSearchKey(transaction, refId, { kind: "BIRTH_DATE", said: joins.birthDate, coTenantId });
}
