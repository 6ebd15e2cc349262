/** Waits until the promise is settled, but not longer than that. The promise itself goes on. */
export async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  await Promise.race([promise, limit.promise]);
  clearTimeout(timer);
}
