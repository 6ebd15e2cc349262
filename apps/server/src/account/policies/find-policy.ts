import type { PolicyView } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy, type Policy } from "../../policy/index.ts";
import { findSession } from "../session.ts";
import { readPolicyView } from "./view.ts";

/** Reads the policy again after a change. */
export async function readUpdatedPolicy(deps: Deps, accountId: string, refId: string): Promise<PolicyView | Refusal> {
  const policy = await findOwnPolicy(deps.db, accountId, refId);
  return policy ? readPolicyView(deps.db, policy, deps.clock.now()) : refuse("POLICY_UNKNOWN");
}

/** The tenant's own policy. For uploads, files and PDFs, which `registerSessionCall` cannot register. */
export async function findPolicyOfSession(
  deps: Deps,
  session: string | null,
  refId: string,
): Promise<Policy | Refusal> {
  const account = await findSession(deps, session);
  if (!account) return refuse("LOGIN_REQUIRED");
  return (await findOwnPolicy(deps.db, account.id, refId)) ?? refuse("POLICY_UNKNOWN");
}
