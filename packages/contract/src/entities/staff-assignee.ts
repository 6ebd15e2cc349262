import * as z from "zod/mini";

/**
 * The kinds of work that a person at the desk can take. MAIL: given up. LETTER: to be posted. NOTICE: of the card provider.
 * UNPAID: premiums
 * that stayed unpaid after the reminder. AMENDMENT: a change to which the desk has to agree.
 * FOLLOW_UP: a person with whom we are to be in touch. APPROVAL: what waits for a second person.
 */
export const workKinds = [
  "CASE",
  "CLAIM",
  "MOVING_OUT",
  "AMENDMENT",
  "UNPAID",
  "QUESTION",
  "WITHDRAWAL",
  "MAIL",
  "LETTER",
  "FOLLOW_UP",
  "NOTICE",
  "APPROVAL",
  "FAILED_WORK",
] as const;
export type WorkKind = (typeof workKinds)[number];

export const colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** The person who works on it; null while nobody has taken it. */
export const assignee = z.nullable(colleague);

/** Filters of lists: work that the caller has taken, or that nobody has. */
export const assignedFilters = ["MINE", "NOBODY"] as const;
export type AssignedFilter = (typeof assignedFilters)[number];
