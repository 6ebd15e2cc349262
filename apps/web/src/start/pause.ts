/** Lets the browser do what is waiting, such as painting or hearing a tap, before what comes next. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
