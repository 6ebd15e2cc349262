const limit = 10;
const kept: unknown[] = [];

let hear = (error: unknown): void => {
  if (kept.length < limit) kept.push(error);
};

/** Takes an error that nobody dealt with. Until it is decided who hears of them, the first few are kept. */
export function noteError(error: unknown): void {
  hear(error);
}

/** From now on errors go here, those kept so far first. */
export function passErrorsTo(listener: (error: unknown) => void): void {
  hear = listener;
  for (const error of kept.splice(0)) listener(error);
}

export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => noteError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
}
