import { hasCode } from "./has-code.ts";

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
/**
 * Codes of a database that answers but lacks something: disk space (53100), memory (53200), a limit that is too low
 * (53400), a working disk (58030). Managed databases become read-only (25006) before their disk is full.
 */
const lacking = /^(53100|53200|53400|58030|25006)$/;
/** The driver's own errors have no code. */
const messages = /^(connection terminated|client has encountered a connection)/i;

/** Whether the same statement may succeed later, because the database is down, restarting, overloaded or full. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError || messages.test(error.message)) return true;
  // Errors of the database's socket name the failed system call; errors of a disconnected client do not.
  const isSocket = "syscall" in error && ["read", "write"].includes(String(error.syscall));
  return isSocket || hasCode(error, states) || isLacking(error);
}

/**
 * Whether the database may have given up because of a single row: the row takes too long (57014), somebody holds its lock
 * (55P03), or it needs more memory (53200) or temporary files (53400) than there are.
 */
export function mayBeOneRow(error: unknown): boolean {
  return hasCode(error, /^(57014|55P03|53200|53400)$/);
}

/** Whether the database answered that it lacks disk space, memory or something else that others need as well. */
export function isLacking(error: unknown): error is Error & { code: string } {
  return hasCode(error, lacking);
}

/** Whether the database gave up a statement because of a time limit. The statement has then had no effect. */
export function isGivenUp(error: unknown): boolean {
  return hasCode(error, /^(55P03|57014)$/);
}
