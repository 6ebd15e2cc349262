import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** Null when the landlord's action took effect; refuses with a conflict when the policy's status no longer allowed it. */
export async function conflictIfTooLate(tookEffect: Promise<boolean>): Promise<Refusal | null> {
  return (await tookEffect) ? null : refuse("POLICY_STATUS_CONFLICT");
}
