/**
 * Keeps renewing a lease or a claim while it does some work, so that no other server does the same. A renewal may fail,
 * as long as the next one succeeds in time.
 */
export async function whileRenewing<Answer>(
  renew: () => Promise<unknown>,
  everyMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const renewing = setInterval(() => void renew().catch(() => {}), everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
