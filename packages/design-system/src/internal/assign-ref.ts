import type { Ref } from "react";

/** Hands a node to a caller's ref, whichever of the two kinds it is. */
export function assignRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === "function") ref(node);
  else if (ref) ref.current = node;
}
