/**
 * Does some work, and meanwhile renews again and again what keeps other servers from doing the same. If a renewal
 * fails, the next one is in time.
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
