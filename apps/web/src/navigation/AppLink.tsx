import type { AnchorProps } from "@kautia/design-system";
import type { MouseEvent } from "react";
import { useNavigator } from "./use-location.ts";

/**
 * A link that changes the page without a reload. A link to another language replaces the history entry and keeps its
 * state. A link to the previous page goes back in the history.
 */
export function AppLink({ href = "", onClick, ...rest }: AnchorProps) {
  const { navigate, view } = useNavigator();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    // Leave new tabs, new windows and downloads to the browser.
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    const toLanguage = rest.hrefLang !== undefined;
    const state = toLanguage ? view.get()?.state : undefined;
    void navigate(href, { replace: toLanguage, back: rest.rel === "prev", state });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {rest.children}
    </a>
  );
}
