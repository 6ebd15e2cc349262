import { type Country, staffCountry, type WorkKind, workTasks } from "@kautia/contract";
import { type Expression, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { waitsForDesk } from "./amendments.ts";
import { selectOpenApprovals } from "./approvals.ts";
import { waitsForTenant, waitsSince } from "./cases.ts";
import { claimWaitsSince, selectClaims } from "./claims.ts";
import { dueAfter } from "./due-at.ts";
import { failedWorkKey, selectFailedWork } from "./failed-work.ts";
import { selectFollowUps } from "./follow-ups.ts";
import { selectMovingOuts } from "./moving-outs.ts";
import { allTenants, applicantName } from "./names.ts";
import { noticeKey, selectNotices } from "./notices.ts";
import { selectQuestions } from "./questions.ts";
import { selectUnmatchedWithdrawals } from "./withdrawals.ts";
import { dueSetByPerson } from "./work-due.ts";

/** A row of work. `who` and `country` are null where the contract says them, and `due_at` where the promise does. */
interface Part {
  id: string;
  ref_id: string | null;
  who: string | null;
  what: string | null;
  since: Date;
  country: Country | null;
  due_at: Date | null;
}

interface Needs {
  now: Date;
  workingDays: number;
  isRepaired: Expression<boolean>;
}

const nobody = sql<string | null>`NULL`.as("who");
const whenPromised = sql<Date | null>`NULL::timestamptz`.as("due_at");
const anywhere = sql<Country | null>`NULL`.as("country");
const nothing = sql<string | null>`NULL`;

/**
 * What waits for a person, by kind. Each part except the claims uses a partial index; constants are no parameters, because a
 * prepared statement could not use these indexes otherwise.
 */
function selectParts(db: Kysely<Database>, needs: Needs): Record<WorkKind, Expression<Part>> {
  const { now, workingDays, isRepaired } = needs;
  const mails = db
    .selectFrom("mail as m")
    .select([sql<string>`m.id::text`.as("id"), "m.ref_id", "m.to_address as who", "m.kind as what"])
    .select(["m.created_at as since", sql<Country | null>`m.country`.as("country"), whenPromised])
    .where("m.settled_at", "is", null);
  return {
    CASE: db
      .selectFrom("decision as d")
      .innerJoin("application as a", "a.decision_id", "d.id")
      .select(["a.ref_id as id", "a.ref_id", "d.review_cause as what", waitsSince.as("since")])
      .select([
        sql<string | null>`${applicantName("a")}`.as("who"),
        sql<Country | null>`a.country`.as("country"),
        dueSetByPerson("CASE", sql.ref<string>("a.ref_id")).as("due_at"),
      ])
      .where("d.outcome", "=", sql.lit("MANUAL_REVIEW"))
      .where(({ not }) => not(waitsForTenant)),
    CLAIM: db
      .selectFrom(selectClaims(db, now).as("claim"))
      .select([sql<string>`claim.id::text`.as("id"), "claim.ref_id", sql<string | null>`claim.state`.as("what")])
      .select(claimWaitsSince(sql`${sql.lit(staffCountry)}`).as("since"))
      .select([nobody, anywhere, dueSetByPerson("CLAIM", sql<string>`claim.id::text`).as("due_at")])
      .where(sql<boolean>`claim.state IN ('OPEN', 'GRANTED')`),
    MOVING_OUT: db
      .selectFrom(selectMovingOuts(db).where("m.outcome", "is", null).as("given"))
      .select([sql<string>`given.id::text`.as("id"), "given.ref_id", sql<string | null>`given.state`.as("what")])
      .select("given.given_at as since")
      .select([nobody, anywhere, dueSetByPerson("MOVING_OUT", sql<string>`given.id::text`).as("due_at")])
      .where("given.state", "=", sql.lit("OPEN")),
    AMENDMENT: db
      .selectFrom("amendment")
      .select([sql<string>`id::text`.as("id"), "ref_id", sql<string | null>`kind`.as("what"), "asked_at as since"])
      .select([nobody, anywhere, whenPromised])
      .where("decided_at", "is", null)
      .where(waitsForDesk),
    UNPAID: db
      .selectFrom("unpaid_reminder")
      .select([sql<string>`id::text`.as("id"), "ref_id", nothing.as("what"), sql<Date>`case_at`.as("since")])
      .select([nobody, anywhere, whenPromised])
      .where("state", "=", sql.lit("CASE")),
    QUESTION: db
      .selectFrom(selectQuestions(db).where("q.answered_at", "is", null).as("asked"))
      .select([sql<string>`asked.id::text`.as("id"), "asked.refId as ref_id", "asked.landlordName as who"])
      .select([nothing.as("what"), "asked.askedAt as since", anywhere, whenPromised]),
    WITHDRAWAL: db
      .selectFrom(selectUnmatchedWithdrawals(db).where("w.outcome", "is", null).as("declared"))
      .select([sql<string>`declared.id::text`.as("id"), sql<string | null>`NULL`.as("ref_id")])
      .select(sql<string | null>`coalesce(declared.name, declared.email)`.as("who"))
      .select([sql<string | null>`declared."contractNumber"`.as("what"), "declared.declaredAt as since"])
      .select([anywhere, whenPromised]),
    // A letter that came back is a reason to be in touch.
    MAIL: mails.where("m.status", "=", sql.lit("REFUSED")).where("m.returned_at", "is", null),
    LETTER: mails.where("m.status", "=", sql.lit("POST")),
    FOLLOW_UP: db
      .selectFrom(selectFollowUps(db, { now, workingDays }).as("f"))
      .select(["f.id", "f.ref_id", "f.tenants as who", sql<string | null>`f.kinds[1]`.as("what"), "f.since"])
      .select([anywhere, "f.due_at"]),
    NOTICE: db
      .selectFrom(selectNotices(db).select(noticeKey.as("key")).where("n.settled_at", "is", null).as("notice"))
      .select(["notice.key as id", "notice.refId as ref_id", sql<string | null>`notice.trouble`.as("what")])
      .select(["notice.receivedAt as since", sql<string | null>`NULL`.as("who"), whenPromised])
      .select(sql<Country | null>`notice.country`.as("country")),
    APPROVAL: db
      .selectFrom(selectOpenApprovals(db).as("approval"))
      .select([sql<string>`approval.id::text`.as("id"), "approval.refId as ref_id", "approval.tenantName as who"])
      .select(["approval.kind as what", "approval.askedAt as since", anywhere, whenPromised]),
    FAILED_WORK: db
      .selectFrom(
        selectFailedWork(db, workTasks, isRepaired)
          .select(failedWorkKey.as("id"))
          .where("f.retry_at", "is", null)
          .as("failed"),
      )
      .select(["failed.id", "failed.refId as ref_id", sql<string | null>`failed.task`.as("what")])
      .select("failed.failedAt as since")
      .select([nobody, anywhere, whenPromised]),
  };
}

interface InboxItem extends Part {
  kind: WorkKind;
}

/** The work of these kinds, of each at most `limit` rows. */
function selectItems(db: Kysely<Database>, needs: Needs, kinds: readonly WorkKind[], limit: number) {
  const parts = selectParts(db, needs);
  const items = kinds.map(
    (kind) => sql`(SELECT ${sql.lit(kind)} AS kind, id, ref_id, who, what, since, country, due_at
      FROM ${parts[kind]} AS part LIMIT ${sql.lit(limit)})`,
  );
  return sql<InboxItem>`(${sql.join(items, sql` UNION ALL `)})`.as<"item">("item");
}

interface InboxNeeds extends Needs {
  kinds: readonly WorkKind[];
  /** The most rows of each kind. */
  limit: number;
}

/** Everything that waits for a person, of these kinds, with its contract and when it is due. */
export function selectInbox(db: Kysely<Database>, { kinds, limit, ...needs }: InboxNeeds) {
  return db
    .selectFrom(selectItems(db, needs, kinds, limit))
    .leftJoin("policy", "policy.ref_id", "item.ref_id")
    .select(["item.kind", "item.id", "item.ref_id as refId", "item.what", "item.since"])
    .select(({ fn, ref }) => {
      const country = sql<Country>`coalesce(item.country, policy.country, ${sql.lit(staffCountry)})`;
      return [
        "policy.contract_number as contractNumber",
        sql<string>`coalesce(item.who, ${allTenants("policy")})`.as("who"),
        fn.coalesce("item.due_at", dueAfter(ref("item.since"), needs.workingDays, country)).as("dueAt"),
      ];
    });
}

/** How many rows of each kind there are, how many of them are this person's, and how many nobody has taken. */
export function countInbox(db: Kysely<Database>, { kinds, limit, ...needs }: InboxNeeds, personId: string) {
  const count = sql<number>`count(*)::int`;
  return db
    .selectFrom(selectItems(db, needs, kinds, limit))
    .leftJoin("desk_assignment as taken", (join) =>
      join.onRef("taken.kind", "=", "item.kind").onRef("taken.subject_id", "=", "item.id"),
    )
    .leftJoin("staff_account as taker", (join) =>
      join.onRef("taker.id", "=", "taken.staff_id").on("taker.disabled_at", "is", null),
    )
    .groupBy("item.kind")
    .select("item.kind")
    .select([
      count.as("all"),
      sql<number>`count(*) FILTER (WHERE taker.id = ${personId})::int`.as("mine"),
      sql<number>`count(*) FILTER (WHERE taker.id IS NULL)::int`.as("nobody"),
    ]);
}
