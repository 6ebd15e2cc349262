import { type BulkAct, type Call, type ExportList, maxBulkRows, type WorkKind } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import type { List } from "../../platform/lists/define-list.ts";
import { parseFilters } from "../../platform/lists/filters.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { caseList } from "../cases/list.ts";
import { claimList } from "../claims/list.ts";
import { failedWorkList } from "../failed-work/list.ts";
import { retryAsStaff } from "../failed-work/retry.ts";
import { followUpList } from "../follow-ups/list.ts";
import { inboxList } from "../inbox/list.ts";
import { markLetterPosted } from "../mails/letters.ts";
import { mailList } from "../mails/list.ts";
import { resendMail, settleRefusedMail } from "../mails/send-again.ts";
import { noticeList } from "../notices/list.ts";
import { markNoticeSettled } from "../notices/settle.ts";
import { questionList } from "../questions/list.ts";
import { movingOutList } from "../moving-outs/list.ts";
import { closeWithNote } from "../withdrawals/handle.ts";
import { withdrawalList } from "../withdrawals/list.ts";

type Needs = Deps & { person: StaffMember };
type Act = (deps: Needs, id: string, note: string) => Promise<object>;

interface BulkList {
  /** Callers of this call may act on its rows. */
  call: Call;
  /** The ids of the rows that match these filters, one more than may be acted on at most; null for wrong filters. */
  findIds(deps: Needs, filters: object): Promise<string[]> | null;
  /** The work that a row is. */
  workOf(deps: Needs, id: string): Promise<Work> | Work;
  acts: Partial<Record<Exclude<BulkAct, "ASSIGN">, Act>>;
}
interface Work {
  kind: string;
  id: string;
}

function bulkList<C extends Call, Row>(
  list: List<C, Needs, Row>,
  idOf: (row: Row) => string,
  workOf: WorkKind | BulkList["workOf"],
  acts: BulkList["acts"] = {},
): BulkList {
  const { call } = list;
  return {
    call,
    workOf: typeof workOf === "string" ? (_deps, id) => ({ kind: workOf, id }) : workOf,
    acts,
    findIds(deps, filters) {
      const parsed = parseFilters(call, filters);
      const cursor = { pageSize: maxBulkRows + 1, after: null, hasMore: false };
      return parsed && list.readNext(deps, parsed.asked, cursor).then((rows) => rows.map(idOf));
    },
  };
}

/** `KIND:id` of the inbox, or `country:id` of a notice. */
function split(key: string): [string, string] {
  const at = key.indexOf(":");
  return at < 0 ? ["", key] : [key.slice(0, at), key.slice(at + 1)];
}

const idOf = ({ id }: { id: string }) => id;

/** The lists whose rows can be acted on together, with what can be done besides assigning them. */
export const bulkLists: Partial<Record<ExportList, BulkList>> = {
  inbox: bulkList(
    inboxList,
    ({ kind, id }) => `${kind}:${id}`,
    (_deps, key) => {
      const [kind, id] = split(key);
      return { kind, id };
    },
  ),
  cases: bulkList(caseList, ({ refId }) => refId, "CASE"),
  claims: bulkList(claimList, idOf, "CLAIM"),
  "moving-outs": bulkList(movingOutList, idOf, "MOVING_OUT"),
  questions: bulkList(questionList, idOf, "QUESTION"),
  "follow-ups": bulkList(followUpList, idOf, "FOLLOW_UP"),
  withdrawals: bulkList(withdrawalList, idOf, "WITHDRAWAL", {
    TICK_OFF: (deps, id, note) => closeWithNote(deps, { person: deps.person, id }, note),
  }),
  notices: bulkList(noticeList, ({ country, id }) => `${country}:${id}`, "NOTICE", {
    TICK_OFF(deps, key, note) {
      const [country, id] = split(key);
      return markNoticeSettled(deps, deps.person, { country, id }, note);
    },
  }),
  mails: bulkList(mailList, idOf, async (deps, id) => ({ kind: (await isLetter(deps, id)) ? "LETTER" : "MAIL", id }), {
    TICK_OFF: async (deps, id): Promise<object | Refusal> =>
      (await isLetter(deps, id)) ? markLetterPosted(deps, deps.person, id) : settleRefusedMail(deps, deps.person, id),
    SEND_AGAIN: (deps, id) => resendMail(deps, deps.person, id),
  }),
  "failed-work": bulkList(failedWorkList, idOf, "FAILED_WORK", {
    SEND_AGAIN(deps, id) {
      const [task, key] = split(id);
      return retryAsStaff(deps, deps.person, { task, key });
    },
  }),
};

async function isLetter({ db }: Needs, id: string): Promise<boolean> {
  const letters = db.selectFrom("mail").select("id").where("status", "=", "POST");
  return isUuid(id) && (await letters.where("id", "=", id).executeTakeFirst()) !== undefined;
}
