/** Does it when the browser has nothing else to do; where it cannot say when, after what it is at. */
export function whenIdle(act: () => void): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it, whatever its types say
  (globalThis.requestIdleCallback ?? setTimeout)(act);
}
