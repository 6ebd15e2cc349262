import { hasEnded, type PolicyStatus, type PolicyView } from "@kautia/contract";

interface Covered {
  status: PolicyStatus;
  coverStart: string | null;
  line: readonly Pick<PolicyView["line"][number], "event" | "state" | "on">[];
}

/** Whether there was or will be cover, and the day on which it ended; `endedOn` is null while it lasts. */
export function coverDays({ status, coverStart, line }: Covered): { isCovered: boolean; endedOn: string | null } {
  if (!hasEnded(status)) return { isCovered: true, endedOn: null };
  const endedOn =
    line.find(({ event, state }) => state === "done" && (event === "END" || event === "WITHDRAWN"))?.on ?? null;
  const isCovered = coverStart !== null && endedOn !== null && coverStart.slice(0, 10) <= endedOn;
  return { isCovered, endedOn };
}
