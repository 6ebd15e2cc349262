interface Allowed {
  from: string;
  /** A part of the statement; the whole file without it. */
  has?: string;
  why: string;
}

/** Statements that may read much, each with its reason. */
export const allowedPlans: readonly Allowed[] = [
  { from: "billing/books/reconcile.ts", why: "compares all books, started by hand" },
  { from: "platform/jobs/move-clock.ts", why: "looks for the next work of a trial server whose clock is moved" },
  {
    from: "billing/repayments/read-repayments.ts",
    why: "one policy's instalments, twelve at most; no statistics without any",
  },
  {
    from: "desk/lists/figures.ts",
    why: "counts the events of the chosen days, for administrators; no summary is kept yet",
  },
  {
    from: "desk/lists/find-page.ts",
    has: "staff-claims",
    why: "no column holds a claim's state; one policy in sixty has a claim",
  },
  {
    from: "desk/lists/find-page.ts",
    has: "staff-charges",
    why: "joins what is due or unpaid, which is work, with its attempts",
  },
  {
    from: "desk/lists/find-page.ts",
    has: "staff-notices",
    why: "joins notices of trouble, each of which a person settles",
  },
];

export function isAllowed({ from, text }: { from: string; text: string }): boolean {
  return allowedPlans.some((one) => one.from === from && text.includes(one.has ?? ""));
}
