import type { AmendmentAsker, AmendmentKind, AmendmentParty, CalendarDate, ChangeOf } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Assessment } from "../../platform/database/column-types.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import type { Difference } from "../../billing/index.ts";
import type { ChangedTerms, Policy } from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import type { Config } from "../../platform/config/settings.ts";
import type { WorkDeps } from "../../work-deps.ts";

export type AmendDeps = Pick<WorkDeps, "clock" | "random" | "log"> & {
  config: Pick<Config, "guaranteeForms" | "maxCoTenants">;
};

interface About<Kind extends AmendmentKind> {
  policy: Policy;
  amendment: AmendmentRow;
  change: ChangeOf<Kind>;
}

export interface Effect<Kind extends AmendmentKind = AmendmentKind> {
  /** The values before the change. */
  before: ChangeOf<Kind>;
  /** The terms that it wrote; null if it changes none. */
  changed: ChangedTerms | null;
  /** How it changed premiums that already exist; null if it moves no money. */
  difference: Difference | null;
}

/** What one kind of change does, and how it is told. The caller has locked the policy. */
export interface KindOfAmendment<Kind extends AmendmentKind = AmendmentKind> {
  /** Why it cannot be asked for; null if it can. */
  refuse(
    transaction: Transaction<Database>,
    deps: AmendDeps,
    policy: Policy,
    change: ChangeOf<Kind>,
    by: AmendmentAsker,
  ): Promise<Refusal | null>;
  /** Who need not agree, because the change or the contract has nobody of the kind. */
  absent?(policy: Policy, change: ChangeOf<Kind>): readonly AmendmentParty[];
  /** The first day on which it applies once everybody has agreed, if not by the rule. `agreed`: what was said before. */
  firstDay?(
    transaction: Transaction<Database>,
    policy: Policy,
    agreed: CalendarDate | null,
    today: CalendarDate,
    amendment: Pick<AmendmentRow, "answers">,
  ): Promise<CalendarDate>;
  /** The last day on which it is possible, if it depends on the change. */
  lastDay?(policy: Policy, change: ChangeOf<Kind>): CalendarDate | null;
  /** The risk check of what is asked for, if there is one. It may call the outside, so no transaction is open. */
  assess?(deps: Deps, policy: Policy, change: ChangeOf<Kind>, ip: string | null): Promise<Assessment | Refusal>;
  /** Why it cannot be signed yet; null if it can. It may mail what is missing. `coTenantId`: who signs; null for the first tenant. */
  sign?(
    transaction: Transaction<Database>,
    deps: AmendDeps,
    about: About<Kind> & { coTenantId: string | null },
  ): Promise<Refusal | null>;
  /** Mails the next party that has to agree, and those who may object. */
  tellAsked(transaction: Transaction<Database>, deps: AmendDeps, about: About<Kind>): Promise<void>;
  /** Mails those who agreed and whom nobody else tells that nothing came of it. */
  tellUndone?(transaction: Transaction<Database>, deps: AmendDeps, about: About<Kind>): Promise<void>;
  /** Makes the change. Refuses, and writes nothing, if it is no longer possible. */
  apply(
    transaction: Transaction<Database>,
    deps: AmendDeps,
    about: About<Kind> & { from: CalendarDate },
  ): Promise<Effect<Kind> | Refusal>;
  /** Mails everybody concerned. `policy` is as it was before; `hasCertificate`: the change made a new one. */
  tellApplied(
    transaction: Transaction<Database>,
    deps: AmendDeps,
    about: About<Kind> & Effect<Kind> & { from: CalendarDate; hasCertificate: boolean },
  ): Promise<void>;
}
