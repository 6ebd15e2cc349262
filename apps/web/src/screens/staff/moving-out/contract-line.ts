import type { LineEntry } from "@kautia/contract";
import type { TimelineItem } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import type { Text } from "@kautia/locales/format";

/** Events whose day is the last one for a reply or a payment. */
const deadlines: readonly LineEntry["event"][] = [
  "LANDLORD_ANSWER",
  "CLAIM_OBJECTION",
  "REPAYMENT_CHOICE",
  "INVOICE_DUE",
];

/** The timeline of a policy, worded for the desk. */
export function contractLine(line: readonly LineEntry[], { t, date }: Text): TimelineItem[] {
  const isAnswered = line.every(({ event }) => event !== "LANDLORD_ANSWER");
  const dayText = (event: LineEntry["event"]): TextKey | null => {
    if (deadlines.includes(event)) return "staff.line.until";
    return event === "COVER" && !isAnswered ? "staff.line.notBefore" : null;
  };
  return line.map(({ event, state, on }) => {
    const title = t(`staff.line.${event}`);
    if (on === null) return { state, title };
    const text = dayText(event);
    return { state, title, date: text ? t(text, { date: date(on) }) : date(on), dateTime: on };
  });
}
