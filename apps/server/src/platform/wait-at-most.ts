/** Waits until the promise is settled, but at most this long. Does not cancel the promise's work. */
export async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  await Promise.race([promise, limit.promise]);
  clearTimeout(timer);
}
