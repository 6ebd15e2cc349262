/** Port that reports errors to the operator. Created only after consent. */
export interface ErrorReporting {
  /** Starts, or starts again after `stop`. */
  start(): void;
  /** Stops recording at once. From then on no request leaves the browser, not even a prepared one. */
  stop(): void;
  /** Sends one error with the events that led to it. */
  report(error: unknown): void;
}
