import * as z from "zod/mini";

/** The kinds of work that a person at the desk can take. */
export const workKinds = ["CASE", "CLAIM", "MOVING_OUT"] as const;
export type WorkKind = (typeof workKinds)[number];

export const colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** The person who works on it; null while nobody has taken it. */
export const assignee = z.nullable(colleague);

/** Filters of lists: work that the caller has taken, or that nobody has. */
export const assignedFilters = ["MINE", "NOBODY"] as const;
export type AssignedFilter = (typeof assignedFilters)[number];
