/** Makes something when it is first asked for: a format takes milliseconds to make, and a page needs one or two of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
