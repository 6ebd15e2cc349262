/** Origins of the analytics tag, for the Content-Security-Policy. */
export interface AnalyticsTag {
  scripts: readonly string[];
  connections: readonly string[];
}

/** Origins of the payment provider's card form, for the Content-Security-Policy. */
export interface CardFormSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}
