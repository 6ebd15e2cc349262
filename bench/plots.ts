import { writeFileSync } from "node:fs";
import { drawDesk, drawOverload, readMeasured } from "./src/plots/measured.ts";

/*
 * npm run bench:plots   Draws docs/pictures/scale-*.svg from the figures in bench/measured, which bench:desk and
 *   bench:overload write with --save.
 */
const write = (name: string, svg: string) =>
  writeFileSync(new URL(`../docs/pictures/${name}.svg`, import.meta.url), svg);
write("scale-desk", drawDesk(readMeasured("desk")));
write("scale-overload", drawOverload(readMeasured("overload")));
