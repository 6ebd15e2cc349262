import { useState } from "react";

/**
 * One value for a component that works both ways: with `value` the caller holds it, without it the component does,
 * starting at `defaultValue`. Every change is told either way.
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
