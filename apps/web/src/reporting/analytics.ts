import type { ScreenId } from "@kautia/contract";

/** Counts which screens are looked at. Only made after consent. */
export interface Analytics {
  /** Loads the tag, or lets a loaded one count again. */
  start(): void;
  /** Counts nothing any more; a script that has run once is gone only after the page is loaded anew. */
  stop(): void;
  /** One screen was shown, by its name: an address may hold a token. */
  pageView(screen: ScreenId): void;
}
