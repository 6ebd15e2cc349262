import type { ScreenId } from "@kautia/contract";

/** Port that counts views of screens. Created only after consent. */
export interface Analytics {
  /** Loads the tag, or resumes counting. */
  start(): void;
  /** Stops counting. A script that has run stays in the page until a reload. */
  stop(): void;
  /** Counts one view of a screen by its name, because a URL may contain a token. */
  pageView(screen: ScreenId): void;
}
