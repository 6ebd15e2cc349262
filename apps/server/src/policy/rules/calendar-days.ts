import type { CalendarDate, LineEvent, PolicyView } from "@kautia/contract";

/** The events of a status line that have a day worth an entry in a calendar. */
export const calendarEvents = [
  "LANDLORD_ANSWER",
  "COVER",
  "CASH_RETURN",
  "NEXT_PREMIUM",
  "NEXT_TRY",
  "CLAIM_OBJECTION",
  "REPAYMENT_CHOICE",
  "INVOICE_DUE",
  "INSTALMENT_TRY",
  "END",
] as const satisfies readonly LineEvent[];
export type CalendarEvent = (typeof calendarEvents)[number];

export interface CalendarDay {
  /** `INSTALMENT`: of a repayment; `WITHDRAWAL`: the last day for one. */
  event: CalendarEvent | "INSTALMENT" | "WITHDRAWAL";
  on: CalendarDate;
  /** The charge, in EUR. */
  amount: number | null;
}

type Facts = Pick<PolicyView, "line" | "nextCharge" | "repayments" | "wayOut">;

/** The days that matter from now on, in the order of time. */
export function calendarDays({ line, nextCharge, repayments, wayOut }: Facts): CalendarDay[] {
  const upcoming = line.filter(({ state }) => state === "current" || state === "upcoming");
  const isUnanswered = upcoming.some(({ event }) => event === "LANDLORD_ANSWER");
  const ofLine = upcoming.flatMap(({ event, on }): CalendarDay[] => {
    const known = calendarEvents.find((calendarEvent) => calendarEvent === event);
    // Cover without an answer may begin on another day.
    if (!known || on === null || (known === "COVER" && isUnanswered)) return [];
    const isCharged = known === "NEXT_PREMIUM" && nextCharge?.on === on;
    return [{ event: known, on, amount: isCharged ? nextCharge.amount : null }];
  });
  const instalments = repayments.flatMap((repayment) =>
    repayment.instalments
      .filter(({ state }) => state === "PLANNED")
      .map(({ on, amount }): CalendarDay => ({ event: "INSTALMENT", on, amount })),
  );
  const lastDay = wayOut?.way === "withdraw" ? wayOut.withdrawUntil : null;
  const withdrawal: CalendarDay[] = lastDay === null ? [] : [{ event: "WITHDRAWAL", on: lastDay, amount: null }];
  return [...ofLine, ...instalments, ...withdrawal].toSorted((a, b) => a.on.localeCompare(b.on));
}
