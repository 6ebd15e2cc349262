import { type Refusal, refuse } from "../platform/http/refusal.ts";

export async function refuseIfTooLate(tookEffect: Promise<boolean>): Promise<Refusal | null> {
  return (await tookEffect) ? null : refuse("POLICY_STATUS_CONFLICT");
}
