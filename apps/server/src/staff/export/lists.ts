import type { Call, ExportList } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Cell, chooseColumns, type Writer } from "../../platform/csv/writer.ts";
import type { Cursor, List } from "../../platform/lists/define-list.ts";
import { parseFilters } from "../../platform/lists/filters.ts";
import { actList } from "../acts/list.ts";
import { caseList } from "../cases/list.ts";
import { claimList } from "../claims/list.ts";
import { failedWorkList } from "../failed-work/list.ts";
import { followUpList } from "../follow-ups/list.ts";
import { inboxList } from "../inbox/list.ts";
import { chargeList } from "../charges/list.ts";
import { mailList } from "../mails/list.ts";
import { noticeList } from "../notices/list.ts";
import { policyList } from "../policies/list.ts";
import { questionList } from "../questions/list.ts";
import { withdrawalList } from "../withdrawals/list.ts";
import { movingOutList } from "../moving-outs/list.ts";
import { journalList } from "../money/journal.ts";
import { bookingList } from "../money/bookings.ts";
import { payoutList } from "../payouts/list.ts";
import { partnerList } from "../partners/list.ts";
import { peopleList } from "../people/list.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

type Needs = Deps & { person: StaffMember };

interface Source {
  /** The call that shows the list. Its callers may also download the list. */
  call: Call;
  /** Null when a filter has a value that it does not have in this list. Filters of other lists are ignored. */
  read: (
    needs: Needs,
    filters: object,
    columns: string | null,
    write: Writer,
  ) => { headings: string[]; readNext: (cursor: Cursor) => Promise<Cell[][]> } | null;
}

function source<C extends Call, Row>(list: List<C, Needs, Row>): Source {
  const { call } = list;
  return {
    call,
    read(needs, filters, chosen, write) {
      const parsed = parseFilters(call, filters);
      if (!parsed) return null;
      const columns = chooseColumns(list.columns, chosen);
      return {
        headings: columns.map(([heading]) => write.t(heading)),
        async readNext(cursor) {
          const rows = await list.readNext(needs, parsed.asked, cursor);
          return rows.map((row) => columns.map(([, value]) => value(row, write)));
        },
      };
    },
  };
}

export const sources: Record<ExportList, Source> = {
  inbox: source(inboxList),
  cases: source(caseList),
  claims: source(claimList),
  "follow-ups": source(followUpList),
  "moving-outs": source(movingOutList),
  questions: source(questionList),
  policies: source(policyList),
  payouts: source(payoutList),
  bookings: source(bookingList),
  journal: source(journalList),
  withdrawals: source(withdrawalList),
  charges: source(chargeList),
  notices: source(noticeList),
  mails: source(mailList),
  partners: source(partnerList),
  people: source(peopleList),
  acts: source(actList),
  "failed-work": source(failedWorkList),
};
