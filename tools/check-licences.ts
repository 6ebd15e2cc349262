// Fails if a shipped package has a licence that tools/lib/notices.ts does not allow.
import { findForbidden } from "./lib/notices.ts";

const forbidden = findForbidden();
for (const line of forbidden) console.log(line);
if (forbidden.length > 0) process.exitCode = 1;
