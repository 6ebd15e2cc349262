import { IconArrowLeft } from "@kautia/design-system";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { lastVisit } from "../list/last-visit.ts";

interface BackLinkProps {
  to: NonNullable<LinkProps["to"]>;
  params?: Record<string, string>;
  children: ReactNode;
}

/** The way back to a list, with the filters and the page that it had, and to the row that was opened. */
export function BackLink({ to, params, children }: BackLinkProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list's own query, read by its route again
  const search = (lastVisit(to)?.search ?? {}) as never;
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- those of the route
    <Link to={to} params={params as never} search={search} className="back-link">
      <IconArrowLeft size="small" />
      {children}
    </Link>
  );
}
