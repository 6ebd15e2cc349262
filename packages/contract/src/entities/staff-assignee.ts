import * as z from "zod/mini";

/** What a person at the desk can take: a case, a claim or a proof of moving out. */
export const workKinds = ["CASE", "CLAIM", "MOVING_OUT"] as const;
export type WorkKind = (typeof workKinds)[number];

export const colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** Who works on it; null while nobody has taken it. */
export const assignee = z.nullable(colleague);

/** A filter of lists: what the caller has taken, or nobody. */
export const assignedFilters = ["MINE", "NOBODY"] as const;
export type AssignedFilter = (typeof assignedFilters)[number];
