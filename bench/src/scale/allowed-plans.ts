interface Allowed {
  /** A file, or a folder with a slash at its end. */
  from: string;
  /** A part of the statement; the whole file without it. */
  has?: string;
  /** The allowed finding; all findings if left out. */
  only?: RegExp;
  why: string;
}

/** Statements that may read many rows, each with its reason. */
export const allowedPlans: readonly Allowed[] = [
  {
    from: "account/own-data/collect.ts",
    only: /^Index Scan of \d+ rows of ledger_entry$/,
    why: "all contracts of one tenant, of which the planner expects ten",
  },
  {
    from: "desk/search/find.ts",
    only: /^Bitmap Heap Scan of \d+ rows of policy$|^Sort|^cost \d{4} before the limit$/,
    why: "sorts the contracts that have the typed words by their day of signature",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-troubled-mails",
    only: /^cost \d{4} before the limit$/,
    why: "asks of each mail that a person deals with whether it belongs to a test",
  },
  { from: "billing/books/reconcile.ts", why: "compares all books, started by hand" },
  { from: "platform/jobs/move-clock.ts", why: "looks for the next work of a trial server whose clock is moved" },
  {
    from: "billing/books/read-provider-books.ts",
    has: "payment_method",
    why: "asked only about an account in which no money moved for a day",
  },
  {
    from: "views/money.ts",
    why: "reads the open month's bookings, and adds up the premiums and the sums of all running policies",
  },
  { from: "views/figures.ts", why: "counts applications, decisions and charges of up to 90 days" },
  {
    from: "billing/repayments/read-repayments.ts",
    why: "one policy's instalments, twelve at most; no statistics without any",
  },
  {
    from: "desk/lists/figures.ts",
    only: /^(Index Only Scan|Index Scan|Bitmap Heap Scan) of|^Sort/,
    why: "counts the minutes of the days' signatures, and adds up the ratings of the days",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-cases",
    only: /^cost \d+ before the limit$|^Index Scan of \d+ rows of decision$/,
    why: "counts or searches what the index decision_listed has: cases of 90 days, one for 28 policies",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-staff-policies",
    only: /^cost \d{4} before the limit$/,
    why: "counts 2,500 policies at most, in the order of the index policy_signed",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-follow-ups",
    why: "joins what was never paid, each of which a person follows up",
  },
  {
    from: "desk/follow-ups/mark-done.ts",
    why: "joins what was never paid, each of which a person follows up",
  },
  {
    from: "desk/count-waiting.ts",
    why: "no column holds a claim's state, one policy in sixty has a claim; joins what was never paid",
  },
  {
    from: "documents/upload-quota.ts",
    why: "adds up the documents that are not deleted yet, one for 24 policies",
  },
  {
    from: "desk/waiting-times/read.ts",
    has: "claim_objection",
    why: "no column holds a claim's state; one policy in sixty has a claim",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-staff-claims",
    why: "no column holds a claim's state; one policy in sixty has a claim",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-charges",
    why: "joins what is due or unpaid, which is work, with its attempts",
  },
  {
    from: "platform/lists/define-list.ts",
    has: "list-notices",
    why: "joins notices of trouble, each of which a person settles",
  },
];

export function isAllowed({ from, text }: { from: string; text: string }, finding: string): boolean {
  return allowedPlans.some(
    (allowedPlan) =>
      from.startsWith(allowedPlan.from) &&
      text.includes(allowedPlan.has ?? "") &&
      (allowedPlan.only?.test(finding) ?? true),
  );
}
