/** Tells the makers of what breaks. Only made after consent, and gives nothing away that the visitor wants back. */
export interface ErrorReporting {
  /** Begins, or begins anew after `stop`. */
  start(): void;
  /** Ends recording at once; from then on not one request leaves, whatever was under way. */
  stop(): void;
  /** Sends one error, with what led to it. */
  report(error: unknown): void;
}
