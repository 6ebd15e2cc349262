import type { ReactElement } from "react";

/**
 * Elements or nothing, but no bare text: for what a component shows beside other children. Bare text there would be
 * lost when a browser translates the page.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
