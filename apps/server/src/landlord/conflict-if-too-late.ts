import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** Null if the landlord's action took effect, else a conflict because the policy's status did not allow it. */
export async function conflictIfTooLate(tookEffect: Promise<boolean>): Promise<Refusal | null> {
  return (await tookEffect) ? null : refuse("POLICY_STATUS_CONFLICT");
}
