import { useEffect, useRef } from "react";
import { useLocation } from "../navigation/use-location.ts";

/**
 * Moves the focus to the h1 after each page change, so that screen readers announce the new page and the keyboard
 * starts there. Not on the first page, where the browser's default applies, nor when only the language changes. An
 * address that names a later question of its page moves the focus to that question's field.
 */
export function FocusOnHeading() {
  const { screen, params, query } = useLocation();
  const place = [screen, ...Object.values(params), query.get("step")].join(" ");
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const first = shown.current === null;
    if (shown.current === place) return;
    shown.current = place;
    const field = findStep(query.get("step"));
    if (field) return field.focus();
    const heading = first ? null : document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place, query]);

  return null;
}

function findStep(step: string | null): HTMLElement | null {
  const part = [...document.querySelectorAll<HTMLElement>("main [data-step]")].find(
    (item) => item.dataset["step"] === step,
  );
  return part?.querySelector<HTMLElement>(":checked") ?? part?.querySelector<HTMLElement>("input, select") ?? null;
}
