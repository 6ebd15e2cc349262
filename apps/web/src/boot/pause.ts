/** Lets the browser paint and handle waiting events, such as a tap, before the next step. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
