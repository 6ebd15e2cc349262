import { type RefObject, useEffect, useRef } from "react";

/** Focuses the heading of a page that replaces another without a new URL, so that it is read out. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
