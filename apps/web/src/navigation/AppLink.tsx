import type { AnchorProps } from "@kautia/design-system";
import type { MouseEvent } from "react";
import { useNavigate } from "./use-location.ts";

/**
 * A link that changes the page in place. One to another language takes the place of this page in the history; one to the page
 * before goes back in it.
 */
export function AppLink({ href = "", onClick, ...rest }: AnchorProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    // New tabs, new windows and downloads stay the browser's.
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href, { replace: rest.hrefLang !== undefined, back: rest.rel === "prev" });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {rest.children}
    </a>
  );
}
