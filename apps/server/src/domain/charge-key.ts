/** The idempotency key of a try to charge, under which the provider books it. */
export function chargeKey(attemptId: string): string {
  return `charge-${attemptId}`;
}
