import { isForLandlord, type LandlordLineEntry, type LineEntry, type LineEvent } from "@kautia/contract";
import { listPast } from "./past-events.ts";
import type { PolicyLife } from "./status-line-facts.ts";
import { listUpcoming, type Upcoming } from "./upcoming-events.ts";

/** The tenant's timeline in the order of time: past events, then the next steps with who takes them and when. */
export function statusLine(life: PolicyLife): LineEntry[] {
  return markCurrent(listPast(life), listUpcoming(life));
}

/** The landlord's timeline, without premiums and repayments. */
export function landlordLine(life: PolicyLife): LandlordLineEntry[] {
  return markCurrent(listPast(life).filter(isVisibleToLandlord), listUpcoming(life).filter(isVisibleToLandlord));
}

function isVisibleToLandlord<E extends { event: LineEvent }>(entry: E): entry is E & Pick<LandlordLineEntry, "event"> {
  return isForLandlord(entry.event);
}

/** A step that waits for a person is the current one, so it comes first. All others are sorted by day. */
function markCurrent<E extends { event: LineEvent }>(past: (E & LineEntry)[], upcoming: (E & Upcoming)[]) {
  const waiting = upcoming.slice(0, 1).filter(({ by, on }) => by !== "insurer" || on === null);
  const later = upcoming.slice(waiting.length).toSorted((a, b) => expectedOn(a).localeCompare(expectedOn(b)));
  const marked = [...waiting, ...later].map((entry, index) => ({
    ...entry,
    state: index === 0 ? ("current" as const) : ("upcoming" as const),
  }));
  return [...past, ...marked];
}

/** A step without a day comes first, except cover, which begins once the landlord has answered. */
function expectedOn({ event, on }: Upcoming): string {
  return on ?? (event === "COVER" ? "later" : "");
}
