import type { AnchorProps } from "@kautia/design-system";
import { Link } from "react-router";

/** Gives the links of the design system to the router. A link to another language takes the place of this page. */
export function RouterLink({ href = "", ...rest }: AnchorProps) {
  return <Link {...rest} to={href} viewTransition replace={rest.hrefLang !== undefined} />;
}
