/** Origins that the analytics tag loads and talks to, for the Content-Security-Policy. */
export interface AnalyticsTag {
  scripts: readonly string[];
  connections: readonly string[];
}

/** Origins that the payment provider's card form needs, for the Content-Security-Policy. */
export interface CardFormSources {
  scripts: readonly string[];
  /** For its input fields and the bank's confirmation. */
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}
