/** The database cannot be reached right now. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** Too many requests wait for a connection; the database itself may be well. */
export class DatabaseQueueFullError extends DatabaseUnavailableError {
  override name = "DatabaseQueueFullError";
}

/** Codes of lost connections (08, 53300, 57P) and of our own time limits (57014, 55P03, 25P03, 25P04). */
const states = /^(08...|53300|57P0[1-5]|57014|55P03|25P0[34])$/;
/** The driver's own errors have no code. */
const messages = /^(connection terminated|client has encountered a connection)/i;

/** Whether the same statement may succeed later, because the database is down, restarting or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError || messages.test(error.message)) return true;
  // Errors of the database's socket name the failed system call; errors of a disconnected client do not.
  const isSocket = "syscall" in error && ["read", "write"].includes(String(error.syscall));
  return isSocket || ("code" in error && states.test(String(error.code)));
}
