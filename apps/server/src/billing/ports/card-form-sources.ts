/** What the card form of the configured provider loads from elsewhere; origins, for the pages' policy. */
export interface CardFormSources {
  scripts: readonly string[];
  /** Where its fields, and the bank's questions, stand in. */
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}
