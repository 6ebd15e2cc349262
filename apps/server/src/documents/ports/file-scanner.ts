/** Looks for harm in a file before anybody opens it. */
export interface FileScanner {
  /** Errors: throws when the scanner cannot be asked; then nothing is known of the file. */
  scan(content: AsyncIterable<Uint8Array>): Promise<"clean" | "infected">;
}
