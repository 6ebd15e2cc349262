import { readFileSync } from "node:fs";

/** The logo on a tile of its own, so that it is visible on light and dark. The brand's name beside it is text. */
export const logo = readFileSync(new URL("logo.png", import.meta.url));

/** The logo's address in a mail's HTML. */
export const logoSource = "cid:logo";
