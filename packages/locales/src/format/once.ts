/** Creates a value on first use. Intl formats take milliseconds to create, and a page needs only one or two. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
