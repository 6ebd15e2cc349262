import type { AmendmentChange, CalendarDate, DeclarationWay, TimelineGroup, TimelineKind } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import { type RawBuilder, sql } from "kysely";
import { partnerName, staffName } from "./names.ts";

export interface TimelineEntry {
  id: string;
  at: Date;
  refId: string;
  contractNumber: string | null;
  group: TimelineGroup;
  kind: TimelineKind;
  by: string | null;
  detail: string | null;
  text: string | null;
  cents: number | null;
  way: DeclarationWay | null;
  declaredOn: CalendarDate | null;
  change: AmendmentChange | null;
  /** Set if the entry is a mail. */
  mailId: string | null;
}

interface Asked {
  refIds: readonly string[];
  group: TimelineGroup | null;
  /** The last row of the page before. */
  before: { at: Date; id: string } | null;
  rows: number;
  /** The kinds of mails that a landlord reads. */
  toLandlord: readonly MailKind[];
}

const staff = (column: string) => sql`${staffName(sql.ref(column))}`;
const partner = (column: string) => sql`${partnerName(sql.ref(column))}`;
const none = sql`NULL`;

/** Columns of one kind of entry; `from` is the rest of its SELECT. */
function entries(
  kind: TimelineKind | RawBuilder<unknown>,
  group: TimelineGroup | RawBuilder<unknown>,
  columns: { id: RawBuilder<unknown>; at: RawBuilder<unknown> } & Partial<
    Record<"by" | "detail" | "text" | "cents" | "mailId" | "way" | "declaredOn" | "change", RawBuilder<unknown>>
  >,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const {
    id,
    at,
    by = none,
    detail = none,
    text = none,
    cents = none,
    mailId = none,
    way = none,
    declaredOn = none,
    change = none,
  } = columns;
  const kindOf = typeof kind === "string" ? sql.lit(kind) : kind;
  const groupOf = typeof group === "string" ? sql.lit(group) : group;
  return sql`SELECT ${kindOf} || '-' || ${id} AS id, ${at} AS at, x.ref_id, ${groupOf} AS "group", ${kindOf} AS kind, ${by}::text AS by,
    ${detail}::text AS detail, ${text}::text AS text, ${cents}::integer AS cents, ${mailId}::uuid AS mail_id,
    ${way}::text AS way, ${declaredOn}::date AS declared_on, ${change}::jsonb AS change
    FROM ${from}`;
}

/** Acts that the timeline shows as what they led to: a note, a call, a mail, a corrected address, a booked transfer. */
const shownOtherwise = sql`('add-note', 'note-call', 'write-message', 'correct-contact', 'record-declaration',
  'ask-amendment', 'answer-amendment', 'take-back-amendment')`;

/**
 * What happened to applications and their contracts, newest first. Each part uses the index on `ref_id` of its table. Text,
 * because Kysely would repeat the many columns of each part.
 */
export const selectTimeline = ({ refIds, group, before, rows, toLandlord }: Asked): RawBuilder<TimelineEntry> => {
  const own = sql`x.ref_id = ANY(${refIds}::text[])`;
  const parts = [
    entries("APPLICATION", "TENANT", { id: sql`x.ref_id`, at: sql`x.created_at` }, sql`application x WHERE ${own}`),
    entries(
      "DECISION",
      sql`CASE WHEN x.made_by = 'TENANT' THEN 'TENANT' ELSE 'STAFF' END`,
      { id: sql`x.id`, at: sql`x.at`, by: staff("x.staff_id"), detail: sql`x.outcome`, text: sql`x.note` },
      sql`decision x WHERE ${own} AND (x.made_by <> 'RULES' OR x.outcome <> 'QUOTE')`,
    ),
    entries(
      "DOCUMENT",
      sql`CASE WHEN x.brought_by = 'landlord' THEN 'LANDLORD' ELSE 'TENANT' END`,
      { id: sql`x.id`, at: sql`x.created_at`, detail: sql`x.type`, text: sql`nullif(x.file_name, '')` },
      sql`document x WHERE ${own}`,
    ),
    entries(
      "MAIL",
      sql`CASE WHEN x.kind = ANY(${toLandlord}::text[]) THEN 'LANDLORD' ELSE 'TENANT' END`,
      { id: sql`x.id`, at: sql`x.created_at`, by: sql`x.to_address`, detail: sql`x.status`, mailId: sql`x.id` },
      sql`mail x WHERE ${own}`,
    ),
    entries(
      "STATUS",
      sql`CASE x.cause WHEN 'tenant' THEN 'TENANT' WHEN 'landlord' THEN 'LANDLORD' WHEN 'card' THEN 'MONEY' ELSE 'STAFF' END`,
      { id: sql`x.id`, at: sql`x.at`, by: partner("x.partner_id"), detail: sql`x.to_status` },
      sql`policy_history x WHERE ${own}`,
    ),
    entries(
      "ACT",
      "STAFF",
      { id: sql`x.id`, at: sql`x.at`, by: staff("x.staff_id"), detail: sql`x.act` },
      sql`staff_act x WHERE ${own} AND x.act NOT IN ${shownOtherwise}`,
    ),
    entries(
      sql`CASE WHEN x.called IS NULL THEN 'NOTE' ELSE 'CALL' END`,
      sql`CASE x.called WHEN 'TENANT' THEN 'TENANT' WHEN 'LANDLORD' THEN 'LANDLORD' ELSE 'STAFF' END`,
      { id: sql`x.id`, at: sql`x.at`, by: staff("x.staff_id"), detail: sql`x.called`, text: sql`x.note` },
      sql`desk_note x WHERE ${own}`,
    ),
    entries(
      "CONTACT",
      sql`CASE x.party WHEN 'LANDLORD' THEN 'LANDLORD' ELSE 'TENANT' END`,
      {
        id: sql`x.id`,
        at: sql`x.at`,
        by: staff("x.staff_id"),
        detail: sql`x.field`,
        text: sql`concat_ws(' → ', x.old, x.new)`,
      },
      sql`contact_change x WHERE ${own}`,
    ),
    entries(
      "MESSAGE",
      "TENANT",
      { id: sql`x.id`, at: sql`x.at`, text: sql`x.message` },
      sql`landlord_message x WHERE ${own}`,
    ),
    entries(
      "QUESTION",
      "LANDLORD",
      { id: sql`x.id`, at: sql`x.asked_at`, text: sql`x.message` },
      sql`landlord_question x WHERE ${own}`,
    ),
    entries(
      "CLAIM",
      "LANDLORD",
      { id: sql`x.id`, at: sql`x.reported_at`, by: partner("x.partner_id"), cents: sql`x.amount_cents` },
      sql`claim x WHERE ${own}`,
    ),
    entries(
      "OBJECTION",
      "TENANT",
      { id: sql`x.id`, at: sql`o.at`, text: sql`o.text` },
      sql`claim x JOIN claim_objection o ON o.claim_id = x.id WHERE ${own}`,
    ),
    entries(
      "AGREEMENT",
      "TENANT",
      { id: sql`x.id`, at: sql`a.at` },
      sql`claim x JOIN claim_agreement a ON a.claim_id = x.id WHERE ${own}`,
    ),
    entries(
      "CLAIM_DECISION",
      "STAFF",
      {
        id: sql`x.id`,
        at: sql`d.at`,
        by: staff("d.staff_id"),
        detail: sql`d.outcome`,
        text: sql`d.note`,
        cents: sql`nullif(d.granted_cents, 0)`,
      },
      sql`claim x JOIN claim_decision d ON d.claim_id = x.id WHERE ${own}`,
    ),
    entries(
      "PAYOUT",
      "MONEY",
      {
        id: sql`x.id`,
        at: sql`p.at`,
        by: staff("p.staff_id"),
        text: sql`p.reference`,
        cents: sql`p.amount_cents`,
      },
      sql`claim x JOIN claim_payout p ON p.claim_id = x.id WHERE ${own}`,
    ),
    entries(
      "MOVING_OUT",
      "TENANT",
      { id: sql`x.id`, at: sql`x.given_at`, detail: sql`x.outcome` },
      sql`moving_out x WHERE ${own}`,
    ),
    // Those on our pages are shown as what they led to.
    entries(
      "DECLARATION",
      sql`CASE x.declared_by WHEN 'LANDLORD' THEN 'LANDLORD' ELSE 'TENANT' END`,
      {
        id: sql`x.id`,
        at: sql`x.recorded_at`,
        by: staff("x.recorded_by"),
        detail: sql`x.kind`,
        text: sql`concat_ws(': ', x.name, x.note)`,
        way: sql`x.way`,
        declaredOn: sql`x.declared_on`,
      },
      sql`declaration x WHERE ${own} AND x.way <> 'PAGE'`,
    ),
    entries(
      "AMENDMENT",
      sql`CASE x.asked_by WHEN 'PARTNER' THEN 'LANDLORD' ELSE x.asked_by END`,
      {
        id: sql`x.id`,
        at: sql`x.asked_at`,
        by: sql`coalesce(${staff("x.staff_id")}, ${partner("x.partner_id")})`,
        change: sql`x.change`,
      },
      sql`amendment x WHERE ${own}`,
    ),
    entries(
      "AMENDMENT_DECISION",
      sql`CASE x.asked_by WHEN 'PARTNER' THEN 'LANDLORD' ELSE x.asked_by END`,
      { id: sql`x.id`, at: sql`x.decided_at`, detail: sql`x.state`, text: sql`x.reason`, change: sql`x.change` },
      sql`amendment x WHERE ${own} AND x.decided_at IS NOT NULL`,
    ),
    ...(["premium", "instalment"] as const).map((debt) =>
      entries(
        "CHARGE",
        "MONEY",
        {
          id: sql`a.id`,
          at: sql`a.answered_at`,
          detail: sql`a.status`,
          text: sql`CASE WHEN a.status = 'FAILED' THEN a.failure_code END`,
          cents: sql`x.amount_cents`,
        },
        sql`${sql.table(debt)} x JOIN charge_attempt a ON x.id = a.${sql.ref(`${debt}_id`)}
          WHERE ${own} AND a.status IN ('SUCCEEDED', 'FAILED', 'RETURNED') AND a.answered_at IS NOT NULL`,
      ),
    ),
    entries(
      "TRANSFER",
      "MONEY",
      {
        id: sql`x.id`,
        at: sql`x.booked_at`,
        by: staff("x.recorded_by"),
        text: sql`x.reference`,
        cents: sql`x.amount_cents`,
      },
      sql`bank_payment x WHERE ${own}`,
    ),
    entries(
      "REFUND",
      "MONEY",
      { id: sql`x.id`, at: sql`coalesce(x.paid_at, x.due_at)`, detail: sql`x.status`, cents: sql`x.amount_cents` },
      sql`refund x WHERE ${own}`,
    ),
  ];
  return sql<TimelineEntry>`
  SELECT entry.id, entry.at, entry.ref_id AS "refId", policy.contract_number AS "contractNumber", entry."group", entry.kind, entry.by,
    entry.detail, entry.text, entry.cents, entry.mail_id AS "mailId", entry.way, entry.declared_on AS "declaredOn",
    entry.change
  FROM (${sql.join(parts, sql` UNION ALL `)}) AS entry LEFT JOIN policy ON policy.ref_id = entry.ref_id
  WHERE ${group === null ? sql`true` : sql`entry."group" = ${group}`}
    AND ${before === null ? sql`true` : sql`(entry.at, entry.id) < (${before.at}, ${before.id})`}
  ORDER BY entry.at DESC, entry.id DESC LIMIT ${rows}`;
};
