import type { LineEntry } from "@kautia/contract";
import type { TimelineItem } from "@kautia/design-system";
import type { Text } from "../../../shell/i18n/create-text.ts";

/** The timeline of a policy, worded for the desk. */
export function contractLine(line: readonly LineEntry[], { t, date }: Text): TimelineItem[] {
  return line.map(({ event, state, on }) => ({
    state,
    title: t(`staff.line.${event}`),
    ...(on !== null && { date: date(on), dateTime: on }),
  }));
}
