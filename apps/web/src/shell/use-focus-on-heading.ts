import { readPath } from "@kautia/contract";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After each change of the page the focus goes to its h1, so that screen readers read the new page out and the keyboard
 * begins there. Not at the first page, where the browser does as it always does, nor when the language alone changes.
 */
export function useFocusOnHeading(): void {
  const { pathname, search } = useLocation();
  const { screen, params } = readPath(pathname);
  const place = `${screen} ${Object.values(params).join(" ")} ${new URLSearchParams(search).get("step") ?? ""}`;
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const first = shown.current === null;
    if (shown.current === place) return;
    shown.current = place;
    if (first) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
}
