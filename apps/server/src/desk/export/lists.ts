import {
  type Call,
  type CallInput,
  type ExportList,
  listCases,
  listCharges,
  listFollowUps,
  listMovingOuts,
  listNotices,
  listPartners,
  listQuestions,
  listStaffActs,
  listStaffClaims,
  listStaffPeople,
  listStaffPolicies,
  listTroubledMails,
  listUnmatchedWithdrawals,
} from "@kautia/contract";
import { safeParse } from "zod/mini";
import type { Deps } from "../../deps.ts";
import { findActs } from "../acts/list.ts";
import { findCases } from "../cases/list.ts";
import { findClaims } from "../claims/list.ts";
import { findFollowUps } from "../follow-ups/list.ts";
import { findCharges } from "../lists/charges.ts";
import type { Cursor } from "../lists/read-next-rows.ts";
import { findTroubledMails } from "../lists/mails.ts";
import { findNotices } from "../lists/notices.ts";
import { findPartners } from "../lists/partners.ts";
import { findPolicies } from "../lists/policies.ts";
import { findQuestions } from "../lists/questions.ts";
import { findUnmatchedWithdrawals } from "../lists/withdrawals.ts";
import { findMovingOuts } from "../moving-outs/list.ts";
import { findPeople } from "../people/list.ts";
import type { Person } from "../session.ts";
import * as columns from "./columns.ts";
import type { Cell, Column, Writer } from "../../platform/csv/writer.ts";

export type PageDeps = Deps & { cursor: Cursor };

interface Source {
  /** The call that shows the list. Whoever may make it may also download the list. */
  call: Call;
  headings: string[];
  /** Null when a filter has a value that it does not have in this list. Filters of other lists are ignored. */
  read: (deps: PageDeps, person: Person, filters: object, write: Writer) => (() => Promise<Cell[][]>) | null;
}

function source<C extends Call, Row>(
  call: C,
  find: (deps: PageDeps, query: CallInput<C>["query"], person: Person) => Promise<{ rows: Row[] }>,
  cells: Column<Row>[],
): Source {
  return {
    call,
    headings: cells.map(([heading]) => heading),
    read(deps, person, filters, write) {
      const parsed = call.query ? safeParse(call.query, filters) : null;
      if (parsed?.success === false) return null;
      return async () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema made it, as its type says
        const query = { ...(parsed?.data as object | undefined), page: 1 } as CallInput<C>["query"];
        const { rows } = await find(deps, query, person);
        return rows.map((row) => cells.map(([, value]) => value(row, write)));
      };
    },
  };
}

export const sources: Record<ExportList, Source> = {
  cases: source(listCases, findCases, columns.caseColumns),
  claims: source(listStaffClaims, findClaims, columns.claimColumns),
  "follow-ups": source(listFollowUps, findFollowUps, columns.followUpColumns),
  "moving-outs": source(listMovingOuts, findMovingOuts, columns.movingOutColumns),
  questions: source(listQuestions, findQuestions, columns.questionColumns),
  policies: source(listStaffPolicies, findPolicies, columns.policyColumns),
  withdrawals: source(listUnmatchedWithdrawals, findUnmatchedWithdrawals, columns.withdrawalColumns),
  charges: source(listCharges, findCharges, columns.chargeColumns),
  notices: source(listNotices, findNotices, columns.noticeColumns),
  mails: source(listTroubledMails, findTroubledMails, columns.mailColumns),
  partners: source(
    listPartners,
    async (deps) => {
      const { partners } = await findPartners(deps);
      return { rows: partners };
    },
    columns.partnerColumns,
  ),
  people: source(listStaffPeople, (deps, query, person) => findPeople(deps, person, query), columns.peopleColumns),
  acts: source(listStaffActs, findActs, columns.actColumns),
};
