import type { Ref } from "react";

/** Assigns a node to a ref, whether it is a function or an object. */
export function assignRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === "function") ref(node);
  else if (ref) ref.current = node;
}
