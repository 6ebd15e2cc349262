/** Where the browser's analytics tag is from and what it talks to, as sources of a content security policy. */
export interface AnalyticsTag {
  scripts: readonly string[];
  connections: readonly string[];
}
