import { listTroubledMails, mailFailure, type StaffMailRow, type WorkKind } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { enclosedDocument, mayRepeat } from "../../mails/index.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { policyColumn } from "../../views/policy-column.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { renderStoredMail } from "../render-stored-mail.ts";
import { selectMailsPostalAddress } from "./postal-address.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

const mailId = sql<string>`m.id::text`;
const writtenAt = sql.ref<Date>("m.created_at");
const workKind = sql<WorkKind>`CASE m.status WHEN 'POST' THEN 'LETTER' ELSE 'MAIL' END`;

export const mailList = defineList({
  call: listTroubledMails,
  query: ({ db, clock, config }: Pick<Deps, "db" | "clock" | "config" | "legalDocuments"> & { person: StaffMember }) =>
    db
      .selectFrom("mail as m")
      .select(["m.id", "m.kind", "m.data", "m.language", "m.country", "m.to_address as to", "m.ref_id as refId"])
      .select((eb) => [
        eb.ref("m.status").$castTo<StaffMailRow["state"]>().as("state"),
        sql<string | null>`CASE WHEN m.status = 'POST' THEN ${selectMailsPostalAddress(clock.now())} END`.as(
          "postalAddress",
        ),
        mayRepeat.as("mayRepeat"),
        policyColumn(eb.ref("m.ref_id").$notNull(), "contract_number").as("contractNumber"),
        sql<Date | null>`CASE WHEN m.status <> 'WAITING' THEN ${dueAfter(writtenAt, config.brand.promisedWorkingDays, eb.ref("m.country"))} END`.as(
          "dueAt",
        ),
        selectAssignee(workKind, mailId).as("assignee"),
      ])
      .select([
        "m.created_at as createdAt",
        "m.returned_at as returnedAt",
        "m.tries",
        "m.last_error as lastError",
        "m.misconfigured as isMisconfigured",
      ])
      .where(sql<boolean>`(m.status IN ('REFUSED', 'POST') OR m.status = 'WAITING' AND m.last_error IS NOT NULL)`)
      .where("m.settled_at", "is", null),
  filters: {
    state: (query, state) => query.where("m.status", "=", state),
    assigned: (query, assigned, { person }) => query.where(isAssigned(workKind, mailId, assigned, person)),
    from: (query, day) => query.where(({ ref }) => isSince(writtenAt, day, ref("m.country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(writtenAt, day, ref("m.country"))),
    search: (query, search) => query.where((eb) => contains(eb, search, "m.to_address", "m.ref_id")),
  },
  usualOrder: "dueAt",
  // The oldest mail is due first.
  orders: { dueAt: ["m.created_at", "m.id"], createdAt: ["m.created_at", "m.id"] },
  show: ({ kind, data, language, country, ...row }, deps) => ({
    ...row,
    hasEnclosure: row.state === "POST" && enclosedDocument({ kind, data }) !== null,
    subject: renderStoredMail(deps, { kind, data, language, country }).subject,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.to", ({ to, postalAddress }) => postalAddress ?? to],
      ["staff.col.subject", ({ subject }) => subject],
      ["staff.col.written", ({ createdAt }, { time }) => time(createdAt)],
      ["staff.col.tries", ({ tries }) => tries],
      [
        "staff.col.error",
        ({ lastError, isMisconfigured }, { t }) =>
          lastError &&
          `${t(isMisconfigured ? "staff.mail.misconfigured" : `staff.failure.${mailFailure(lastError)}`)} (${lastError})`,
      ],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.state", ({ state }, { t }) => t(`staff.mail.${state}`)],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
    ],
  },
});
