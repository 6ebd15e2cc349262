/** Thrown while a page loads: it can be tried again, and nothing is wrong with the app. */
export class ConnectionLost extends Error {
  constructor() {
    super("The server could not be reached");
    this.name = "ConnectionLost";
  }
}
