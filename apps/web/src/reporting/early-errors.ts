const limit = 10;
const kept: unknown[] = [];

let handle = (error: unknown): void => {
  if (kept.length < limit) kept.push(error);
};

/** Takes an unhandled error. The first few are kept until there is a listener. */
export function noteError(error: unknown): void {
  handle(error);
}

/** Passes errors to `listener` from now on, the kept ones first. */
export function passErrorsTo(listener: (error: unknown) => void): void {
  handle = listener;
  for (const error of kept.splice(0)) listener(error);
}

export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => noteError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
}
