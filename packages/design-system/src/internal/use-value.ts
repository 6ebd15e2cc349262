import { useState } from "react";

/**
 * The state of a component that can be controlled or uncontrolled: `value` takes precedence, else the component keeps
 * its own state, starting with `initial`. `onChange` is called in both cases.
 */
export function useValue<T>(value: T | undefined, initial: T, onChange: ((value: T) => void) | undefined) {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [current, change] as const;
}
