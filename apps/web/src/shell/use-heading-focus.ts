import { type RefObject, useEffect, useRef } from "react";

/** For a page that takes another's place without a change of the address: its heading is read out. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
