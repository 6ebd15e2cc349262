import { readPath } from "@kautia/contract";
import { useEffect, useRef } from "react";
import { useLocation } from "../navigation/use-location.ts";

/**
 * After each change of the page the focus goes to its h1, so that screen readers read the new page out and the keyboard
 * begins there. Not at the first page, where the browser does as it always does, nor when the language alone changes.
 */
export function FocusOnHeading() {
  const { pathname, query } = useLocation();
  const { screen, params } = readPath(pathname);
  const place = [screen, ...Object.values(params), query.get("step")].join(" ");
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const first = shown.current === null;
    if (shown.current === place) return;
    shown.current = place;
    const heading = first ? null : document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);

  return null;
}
