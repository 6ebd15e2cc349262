/** The form of this question. */
export function Question() {
  return null;
}
