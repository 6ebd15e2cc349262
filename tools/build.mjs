// `npm run build`: builds what `npm run start:production` serves. Needs the installed packages, development ones included.
import { buildChanged } from "./lib/build.mjs";

try {
  await buildChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
