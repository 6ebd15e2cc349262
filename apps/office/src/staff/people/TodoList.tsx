import type { TodoItem, TodoKind } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { Panel } from "../../parts/Panel.tsx";
import { type Place, PlaceLink } from "../../parts/links.tsx";
import { caseAt, claimAt, listAt, movingOutAt, policyAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";

/** What waits for somebody at the desk, each with the way to where it is done. */
export function TodoList({ items, namesContract = false }: { items: readonly TodoItem[]; namesContract?: boolean }) {
  const text = useText();
  const { t, exactMoney } = text;
  return (
    <Panel title={t("staff.policy.todo")}>
      {items.length === 0 ? <p className="quiet">{t("staff.policy.nothingToDo")}</p> : null}
      <ul className="todo">
        {items.map((item) => (
          <li key={`${item.kind}${item.id}`}>
            <PlaceLink to={places[item.kind](item)}>{t(`office.todo.${item.kind}`)}</PlaceLink>
            <span className="quiet">
              {[
                item.amount === null ? null : exactMoney(item.amount),
                namesContract ? item.contractNumber : null,
                t("office.todo.since", { time: when(text, item.since) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where each is done. Lists find it by the contract and open it. */
const places: Record<TodoKind, (item: TodoItem) => Place> = {
  CASE: ({ id }) => caseAt(id),
  CLAIM_TO_DECIDE: ({ id }) => claimAt(id),
  CLAIM_TO_PAY: ({ id }) => claimAt(id),
  MOVING_OUT: ({ id }) => movingOutAt(id),
  AMENDMENT: (item) => policyAt(item, "/contract"),
  UNPAID: (item) => policyAt(item, "/unpaid"),
  QUESTION: inList("questions"),
  WITHDRAWAL: ({ id }) => listAt("withdrawals", null, id),
  OFFER_UNDELIVERED: ({ id }) => listAt("mails", null, id),
  MAIL_UNDELIVERED: ({ id }) => listAt("mails", null, id),
  LETTER: ({ id }) => listAt("letters", null, id),
  FOLLOW_UP: inList("follow-ups"),
  APPROVAL: (item) => policyAt(item),
  CHARGE_FAILED: (item) => policyAt(item, "/money"),
  REPAYMENT_OVERDUE: (item) => policyAt(item, "/money"),
  REFUND_FAILED: inList("payouts"),
  NOTICE: inList("notices"),
};

function inList(list: Parameters<typeof listAt>[0]) {
  return ({ contractNumber, refId }: TodoItem) => listAt(list, contractNumber ?? refId);
}
