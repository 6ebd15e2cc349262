import { toCents } from "@kautia/contract";
import type { CoTenantMails } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Application } from "../../application/index.ts";
import type { CoTenant } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { nameOf, nameOfFirst } from "./find.ts";

type MailDeps = Pick<Deps, "clock" | "random">;

/** Mails a co-tenant a link, with the documents of the contract. */
export async function mailInvitation(
  transaction: Transaction<Database>,
  deps: MailDeps,
  application: Application,
  { coTenant, isChanged }: { coTenant: CoTenant; isChanged: boolean },
): Promise<void> {
  await writeMail(transaction, deps, {
    ...toCoTenant(application, coTenant),
    reason: `co-tenant-invitation:${coTenant.id}:${deps.random.uuid()}`,
    kind: "co-tenant-invitation",
    data: { ...contractData(application, coTenant), isChanged },
  });
}

export async function mailReminder(
  transaction: Transaction<Database>,
  deps: MailDeps,
  application: Application,
  { coTenant, byTenant }: { coTenant: CoTenant; byTenant: boolean },
): Promise<void> {
  await writeMail(transaction, deps, {
    ...toCoTenant(application, coTenant),
    reason: `co-tenant-reminder:${coTenant.id}:${deps.random.uuid()}`,
    kind: "co-tenant-reminder",
    data: { ...contractData(application, coTenant), byTenant },
  });
}

/** Tells those of `before` who had signed and are not among `named` that their signature no longer counts. */
export async function mailLeftOut(
  transaction: Transaction<Database>,
  deps: MailDeps,
  application: Application,
  { before, named }: { before: readonly CoTenant[]; named: readonly { id: string }[] },
): Promise<void> {
  const leftOut = before.filter(({ id, state }) => state === "SIGNED" && named.every((person) => person.id !== id));
  for (const coTenant of leftOut)
    await writeMail(transaction, deps, {
      ...toCoTenant(application, coTenant),
      reason: `co-tenant-left-out:${coTenant.id}`,
      kind: "co-tenant-left-out",
      data: {
        readerName: nameOf(coTenant),
        inviterName: nameOfFirst(application),
        fullAddress: application.answers.address?.fullAddress ?? "",
      },
    });
}

type ToFirst =
  | "co-tenant-signed"
  | "co-tenants-waiting"
  | "co-tenant-refused"
  | "co-tenant-corrected"
  | "signing-stopped";

/** Mails the first tenant. `about` tells apart mails of the same kind. */
export async function mailFirst<Kind extends ToFirst>(
  transaction: Transaction<Database>,
  deps: MailDeps,
  application: Application,
  {
    kind,
    about,
    data,
  }: { kind: Kind; about: string; data: Omit<CoTenantMails[Kind], "tenantName" | "fullAddress" | "link"> },
): Promise<void> {
  const { refId, language, country, answers } = application;
  const first = { tenantName: nameOfFirst(application), fullAddress: answers.address?.fullAddress ?? "" };
  await writeMail<ToFirst>(transaction, deps, {
    reason: `${kind}:${refId}:${about}`,
    kind,
    refId,
    to: answers.userInfo?.email ?? "",
    language,
    country,
    data: { ...data, ...first },
  });
}

function toCoTenant({ refId, country }: Application, { id: coTenantId, email, language }: CoTenant) {
  return { refId, country, coTenantId, to: email, language };
}

function contractData(application: Application, coTenant: CoTenant) {
  const { answers, premiumCents, paymentPeriod } = application;
  if (!answers.address || !answers.rentDepositAmount || !premiumCents || !paymentPeriod)
    throw new Error(`application ${application.refId} has no contract`);
  return {
    readerName: nameOf(coTenant),
    inviterName: nameOfFirst(application),
    fullAddress: answers.address.fullAddress,
    depositCents: toCents(answers.rentDepositAmount),
    premiumCents,
    paymentPeriod,
  };
}
