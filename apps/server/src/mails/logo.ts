import { readFileSync } from "node:fs";

/** On a tile of its own, so that it can be seen on light and dark. The brand's name beside it is text. */
export const logo = readFileSync(new URL("logo.png", import.meta.url));

/** Where the HTML of a mail shows it. */
export const logoSource = "cid:logo";
