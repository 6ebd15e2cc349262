/** Runs `act` when the browser is idle, or after the current task if it has no idle callbacks. */
export function whenIdle(act: () => void): void {
  // oxlint-disable-next-line compat/compat, typescript/no-unnecessary-condition -- not every browser has it, although the types say so
  (globalThis.requestIdleCallback ?? setTimeout)(act);
}
