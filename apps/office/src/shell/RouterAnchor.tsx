import type { AnchorProps } from "@kautia/design-system";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";

/** Links of the design system, which have plain addresses, go through the router if they stay in this area. */
export function RouterAnchor({ href, onClick, ...props }: AnchorProps) {
  const router = useRouter();
  const path = new URL(href ?? "", location.href).pathname.split("/", 3).join("/");
  const isHere = path === location.pathname.split("/", 3).join("/");
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!isHere || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(href ?? "");
  }
  return <a {...props} href={href} onClick={go} />;
}
