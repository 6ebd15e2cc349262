import { FolderLockedError } from "./platform/database/connection.ts";
import { ConfigError } from "./platform/config/config-error.ts";

/** Explains a failed start: in one line if a setting or the machine caused it, otherwise with the stack trace. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return error.message;
  const code = codeOf(error);
  if (code === "EADDRINUSE") return "PORT is in use by another program; stop it, or choose another PORT.";
  if (code === "EADDRNOTAVAIL") return "HOST is not an address of this machine.";
  if (code !== null && connectionErrors.has(code)) return `DATABASE_URL: the database cannot be reached (${code}).`;
  if (code === "42501" && error instanceof Error)
    return `DATABASE_URL: this role may not do that (${error.message}); use the role that owns the database.`;
  if (code === "EACCES" || code === "EROFS") return "PORT or DATA_DIR may not be used by this user.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Node's codes for unreachable hosts; PostgreSQL's for a bad login, an unknown database and a start in progress.
const connectionErrors = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "28P01",
  "28000",
  "3D000",
  "57P03",
]);

function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
