import type { CallAnswer, CallInput, previewClaim } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findAddressed } from "../../mails/index.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { renderStoredMail, unwritten } from "../render-stored-mail.ts";
import { readItems, verdictOn } from "./decide.ts";
import { claimMails } from "./mails.ts";
import { findClaimedPolicy } from "./read.ts";

/** The mails that the decision would write now. */
export async function previewDecision(
  deps: Pick<Deps, "clock" | "db" | "config" | "legalDocuments">,
  claimId: string,
  { outcome, amounts, note }: CallInput<typeof previewClaim>["body"],
): Promise<CallAnswer<typeof previewClaim> | Refusal> {
  const policy = await findClaimedPolicy(deps.db, claimId);
  if (!policy) return refuse("CLAIM_UNKNOWN");
  const items = await readItems(deps.db, claimId);
  const verdict = verdictOn(items, { outcome, amounts }, outcome === "ACCEPTED" ? note : (note ?? unwritten));
  if (verdict instanceof Refusal) return verdict;
  const addressed = await findAddressed(deps.db, policy.ref_id);
  const mails = await claimMails(deps.db, policy, claimId, items, verdict, deps.clock.now());
  return { mails: mails.map((mail) => ({ to: mail.to, ...renderStoredMail(deps, mail, addressed) })) };
}
