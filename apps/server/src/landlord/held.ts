import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** What the landlord's side did either holds, or came too late. */
export async function held(outcome: Promise<boolean>): Promise<Refusal | null> {
  return (await outcome) ? null : refuse("POLICY_STATUS_CONFLICT");
}
