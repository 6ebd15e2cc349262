import type { StaffPolicy } from "@kautia/contract";
import { Facts } from "../../parts/Facts.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";

/** The progress of a reminder about unpaid premiums, and a link to decide what follows. */
export function Unpaid({ of: policy }: { of: StaffPolicy }) {
  const text = useText();
  const { t, date } = text;
  const { unpaid, contractNumber: id, approvals } = policy;
  if (!unpaid) return null;
  const { exactMoney } = text.in(policy.country);
  const { state, amount, reminded, sentOn, until, on } = unpaid;
  const isOpen = state === "CASE" || state === "WAITING";
  const isAsked = approvals.some(({ kind }) => kind === "terminate-unpaid");
  return (
    <Message
      tone={state === "CASE" || state === "TERMINATED" ? "caution" : "info"}
      title={t(`office.unpaid.${state}`, { date: on === null ? "" : date(on) })}
      actions={
        isOpen && !isAsked ? (
          <LinkButton variant="secondary" to="/staff/policies/$id/unpaid" params={{ id }}>
            {t("office.unpaid.decide")}
          </LinkButton>
        ) : undefined
      }
    >
      <Facts
        facts={[
          { label: t("office.unpaid.amount"), value: exactMoney(amount) },
          {
            label: t("office.unpaid.reminded"),
            value: sentOn && reminded !== null && `${exactMoney(reminded)}, ${date(sentOn)}`,
          },
          { label: t("office.unpaid.until"), value: until && date(until) },
        ]}
      />
    </Message>
  );
}
