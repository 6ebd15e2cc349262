import { ButtonLink, Link } from "@kautia/design-system";
import { createLink, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The links of the design system, with addresses that the compiler checks. */
export const TextLink = createLink(Link);
export const LinkButton = createLink(ButtonLink);

/** Where a link leads. `linkOptions` makes one, and checks that its path and parameters belong together. */
export interface Place {
  to: NonNullable<LinkProps["to"]>;
  params?: object;
  search?: object;
}

/** The properties of a link that leads to a place. */
export function leadTo(place: Place): { to: "/" } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever made it checked it
  return place as { to: "/" };
}

export function PlaceLink({ to, children }: { to: Place; children: ReactNode }) {
  return <TextLink {...leadTo(to)}>{children}</TextLink>;
}
