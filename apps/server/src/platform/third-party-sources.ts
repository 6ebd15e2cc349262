/** Origins for the Content-Security-Policy. */
export interface AnalyticsTag {
  scripts: readonly string[];
  connections: readonly string[];
}

export interface CardFormSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}
