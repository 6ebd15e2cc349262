import { readFileSync } from "node:fs";

/**
 * The logo on its own tile, so that it is visible on light and dark backgrounds. The brand's name beside it is text.
 */
export const logo = readFileSync(new URL("logo.png", import.meta.url));

/** The logo's address in a mail's HTML. */
export const logoSource = "cid:logo";
