import type { TodoItem, TodoKind } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { Panel } from "../../parts/Panel.tsx";
import { StaffLink } from "../../parts/StaffLink.tsx";
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
            <StaffLink to={places[item.kind](item)}>{t(`office.todo.${item.kind}`)}</StaffLink>
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

/** Where each is done, below `/staff/`. Lists find it by the contract and open it. */
const places: Record<TodoKind, (item: TodoItem) => string> = {
  CASE: ({ id }) => `cases/${id}`,
  CLAIM_TO_DECIDE: ({ id }) => `claims/${id}`,
  CLAIM_TO_PAY: ({ id }) => `claims/${id}`,
  MOVING_OUT: ({ id }) => `moving-outs/${id}`,
  AMENDMENT: ofPolicy("/contract"),
  UNPAID: ofPolicy("/unpaid"),
  QUESTION: inList("questions"),
  WITHDRAWAL: ({ id }) => `withdrawals?${new URLSearchParams({ open: id })}`,
  OFFER_UNDELIVERED: ({ id }) => `mails?${new URLSearchParams({ open: id })}`,
  MAIL_UNDELIVERED: ({ id }) => `mails?${new URLSearchParams({ open: id })}`,
  LETTER: ({ id }) => `letters?${new URLSearchParams({ open: id })}`,
  FOLLOW_UP: inList("follow-ups"),
  APPROVAL: ofPolicy(""),
  CHARGE_FAILED: ofPolicy("/money"),
  REPAYMENT_OVERDUE: ofPolicy("/money"),
  REFUND_FAILED: inList("payouts"),
  NOTICE: inList("notices"),
};

function inList(list: string) {
  return ({ contractNumber, refId }: TodoItem) =>
    `${list}?${new URLSearchParams({ search: contractNumber ?? refId ?? "" })}`;
}

function ofPolicy(tab: "" | "/contract" | "/money" | "/unpaid") {
  return ({ contractNumber, refId }: TodoItem) => `policies/${contractNumber ?? refId ?? ""}${tab}`;
}
