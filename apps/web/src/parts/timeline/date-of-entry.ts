import type { LineEntry } from "@kautia/contract";
import type { TimelineItem } from "@kautia/design-system";
import type { Text } from "@kautia/locales/format";

type Entry = Pick<LineEntry, "event" | "on">;

/** These begin today; their day is the last one. */
const deadlines: ReadonlySet<Entry["event"]> = new Set(["LANDLORD_ANSWER", "CLAIM_OBJECTION", "REPAYMENT_CHOICE"]);

/** An entry's day, as 'by …' for a deadline. Cover begins after the landlord's answer, so its day is the earliest. */
export function dateOfEntry(
  { event, on }: Entry,
  line: readonly Pick<Entry, "event">[],
  { t, date }: Text,
): Pick<TimelineItem, "date" | "dateTime"> {
  if (on === null) return {};
  const day = date(on);
  const isOpen = event === "COVER" && line.some((entry) => entry.event === "LANDLORD_ANSWER");
  const text = deadlines.has(event)
    ? t("common.by", { date: day })
    : isOpen
      ? t("common.earliest", { date: day })
      : day;
  return { date: text, dateTime: on };
}
