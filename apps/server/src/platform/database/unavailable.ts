/** The database cannot be reached right now. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** Lost connections (08, 53300, 57P), and what our own time limits ended (57014, 55P03, 25P03, 25P04). */
const states = /^(08...|53300|57P0[1-5]|57014|55P03|25P0[34])$/;
/** The driver's own errors have no code. */
const messages = /^(connection terminated|client has encountered a connection)/i;

/** Whether the same statement may succeed later: the database is away, restarting or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError || messages.test(error.message)) return true;
  // A socket's error names the system call that failed; the error of a client that disconnected does not.
  const isSocket = "syscall" in error && ["read", "write"].includes(String(error.syscall));
  return isSocket || ("code" in error && states.test(String(error.code)));
}
