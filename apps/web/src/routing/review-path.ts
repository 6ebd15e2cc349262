import type { ScreenPath } from "./use-screen-path.ts";

/** The summary, also if there is an offer already. The plain path would then lead to the offer. */
export function reviewPath(path: ScreenPath): string {
  return `${path("summary")}?edit=1`;
}
