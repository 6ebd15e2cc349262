import type { ChangeOf } from "@kautia/contract";
import type { Transaction } from "kysely";
import { bookDifference } from "../../billing/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type ChangedTerms, changeTerms, type Policy, type TermsChange } from "../../policy/index.ts";
import type { KindOfAmendment } from "./kind.ts";
import { askOthers } from "./ask-others.ts";
import { tellBoth, type TermsKind } from "./tell-applied.ts";

interface KindOfTerms<Kind extends TermsKind> {
  refuse: KindOfAmendment<Kind>["refuse"];
  firstDay?: KindOfAmendment<Kind>["firstDay"];
  lastDay?: KindOfAmendment<Kind>["lastDay"];
  /** What else follows from the new terms. */
  follow?(transaction: Transaction<Database>, changed: ChangedTerms, change: ChangeOf<Kind>): Promise<void>;
  /** The terms that change. */
  terms(transaction: Transaction<Database>, policy: Policy, change: ChangeOf<Kind>): Promise<TermsChange>;
  before(transaction: Transaction<Database>, policy: Policy): ChangeOf<Kind> | Promise<ChangeOf<Kind>>;
}

/** A kind of change that only writes new terms and books what they change for premiums. */
export function ofTerms<Kind extends TermsKind>(
  kind: Kind,
  { refuse: refuseChange, firstDay, lastDay, follow, terms, before }: KindOfTerms<Kind>,
): KindOfAmendment<Kind> {
  return {
    refuse: refuseChange,
    ...(firstDay && { firstDay }),
    ...(lastDay && { lastDay }),

    async tellAsked(transaction, deps, { policy, amendment, change }) {
      const next = { ...policy, ...(await terms(transaction, policy, change)) };
      await askOthers(transaction, deps, { kind, policy, amendment, next });
    },

    async apply(transaction, deps, { policy, amendment, change, from }) {
      const refused = await refuseChange(transaction, deps, policy, change, amendment.asked_by);
      if (refused) return refused;
      const was = await before(transaction, policy);
      const next = await terms(transaction, policy, change);
      const changed = await changeTerms(transaction, deps, { refId: policy.ref_id, from, change: next });
      await follow?.(transaction, changed, change);
      return { before: was, changed, difference: await bookDifference(transaction, deps, changed) };
    },

    async tellApplied(transaction, deps, { amendment: { id, asked_by }, ...applied }) {
      await tellBoth(transaction, deps, { ...applied, id, kind }, asked_by);
    },
  };
}
