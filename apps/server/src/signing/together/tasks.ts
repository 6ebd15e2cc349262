import { sql, type Transaction } from "kysely";
import { findApplicationIn, lockUnsigned } from "../../application/index.ts";
import {
  changeSigning,
  findCoTenant,
  findSigning,
  nextReminder,
  noteReminder,
  readCoTenants,
} from "../../co-tenants/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { dueRows } from "../../platform/jobs/due-rows.ts";
import { oneByOne } from "../../platform/jobs/one-by-one.ts";
import type { RowTask } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { nameOf } from "./find.ts";
import { mailFirst, mailReminder } from "./mails.ts";

const dueReminders = dueRows({ from: sql`co_tenant`, key: sql`id`, at: sql`next_at` });
const dueWaits = dueRows({ from: sql`signing`, key: sql`ref_id`, at: sql`next_at` });

/** Reminds co-tenants who have not answered. */
export const coTenantReminders: RowTask<WorkDeps> = {
  name: "co-tenant-reminders",
  due: dueReminders.all,
  handle: oneByOne(remind),
};

/** Tells first tenants who have waited for two weeks. */
export const coTenantWaits: RowTask<WorkDeps> = {
  name: "co-tenant-waits",
  due: dueWaits.all,
  handle: oneByOne(tell),
};

async function remind(transaction: Transaction<Database>, deps: WorkDeps, id: string): Promise<boolean> {
  const now = deps.clock.now();
  const found = await findCoTenant(transaction, id);
  if (!found) return false;
  const isUnsigned = (await lockUnsigned(transaction, found.ref_id)) !== undefined;
  const due = transaction.selectFrom("co_tenant").select("id").where("id", "=", id).where(dueReminders.isDue(now));
  const coTenant = (await due.executeTakeFirst()) && (await findCoTenant(transaction, id));
  if (!coTenant) return false;
  const signing = isUnsigned && coTenant.state === "INVITED" && (await findSigning(transaction, coTenant.ref_id));
  const application = signing && (await findApplicationIn(transaction, coTenant.ref_id));
  if (!application) {
    await noteReminder(transaction, id, { next_at: null });
    return true;
  }
  await mailReminder(transaction, deps, application, { coTenant, byTenant: false });
  const reminders = coTenant.reminders + 1;
  await noteReminder(transaction, id, {
    mailed_at: now,
    reminders,
    next_at: nextReminder(coTenant.invited_at, reminders),
  });
  return true;
}

async function tell(transaction: Transaction<Database>, deps: WorkDeps, refId: string): Promise<boolean> {
  const isUnsigned = (await lockUnsigned(transaction, refId)) !== undefined;
  const due = transaction.selectFrom("signing").select("ref_id").where("ref_id", "=", refId);
  if (!(await due.where(dueWaits.isDue(deps.clock.now())).executeTakeFirst())) return false;
  const signing = isUnsigned ? await findSigning(transaction, refId) : null;
  const application = signing && (await findApplicationIn(transaction, refId));
  const waiting = (await readCoTenants(transaction, refId)).filter(({ state }) => state !== "SIGNED");
  if (signing && application && waiting.length > 0)
    await mailFirst(transaction, deps, application, {
      kind: "co-tenants-waiting",
      about: signing.signed_at.toISOString(),
      data: { waitsFor: waiting.map(nameOf) },
    });
  await changeSigning(transaction, refId, { next_at: null });
  return true;
}
