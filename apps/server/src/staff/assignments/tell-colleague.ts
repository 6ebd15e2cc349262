import { type Country, type Language, type WorkKind } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

interface Handed {
  work: { kind: WorkKind; id: string };
  refId: string | null;
  to: string;
  by: StaffMember;
  message: string | null;
}

/** Where each kind of work is, below the desk; any other is in the inbox. */
const pages: Partial<Record<WorkKind, string>> = { CASE: "cases", CLAIM: "claims", MOVING_OUT: "moving-outs" };

/** Mails a colleague that somebody has handed them work. */
export async function tellColleague(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { work: { kind, id }, refId, to, by, message }: Handed,
  { language, country }: { language: Language; country: Country },
): Promise<void> {
  const { name, email } = await readColleague(transaction, to);
  const page = pages[kind];
  await writeMail(transaction, deps, {
    reason: `work-assigned:${deps.random.uuid()}`,
    kind: "work-assigned",
    refId,
    to: email,
    language,
    country,
    data: {
      personName: name,
      by: by.name,
      work: kind === "CASE" || kind === "CLAIM" || kind === "MOVING_OUT" ? kind : "OTHER",
      about: await findTenantName(transaction, refId),
      message,
      page: page ? `${page}/${id}` : "",
    },
  });
}

/** Mails a colleague once that somebody has handed them many pieces of work. */
export async function tellOfMany(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { count, to, by, message }: Omit<Handed, "work" | "refId"> & { count: number },
  { language, country }: { language: Language; country: Country },
): Promise<void> {
  const { name, email } = await readColleague(transaction, to);
  await writeMail(transaction, deps, {
    reason: `work-assigned:${deps.random.uuid()}`,
    kind: "work-assigned",
    refId: null,
    to: email,
    language,
    country,
    data: { personName: name, by: by.name, work: "MANY", about: String(count), message, page: "inbox?assigned=MINE" },
  });
}

function readColleague(transaction: Transaction<Database>, id: string) {
  const people = transaction.selectFrom("staff_account").select(["name", "email"]);
  return people.where("id", "=", id).executeTakeFirstOrThrow();
}

async function findTenantName(transaction: Transaction<Database>, refId: string | null): Promise<string> {
  const application = await transaction
    .selectFrom("application")
    .leftJoin("policy", "policy.ref_id", "application.ref_id")
    .select(["policy.tenant_name", "application.answers"])
    .where("application.ref_id", "=", refId)
    .executeTakeFirst();
  const { firstName = "", lastName = "" } = application?.answers.userInfo ?? {};
  return application?.tenant_name ?? (`${firstName ?? ""} ${lastName ?? ""}`.trim() || "–");
}
