/** Thrown when a page cannot be loaded without a connection. It is not a bug, and the visitor can try again. */
export class ConnectionLost extends Error {
  constructor() {
    super("The server could not be reached");
    this.name = "ConnectionLost";
  }
}
