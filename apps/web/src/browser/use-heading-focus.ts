import { type RefObject, useEffect, useRef } from "react";

/** Focuses the page's heading, so that screen readers announce a page that replaces another at the same URL. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
