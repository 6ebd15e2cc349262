/** The server's log: one line of JSON each. Never give it a token, nor a body, path or query that may hold one. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
