/** `unreadable`: the scanner could not look inside, for example because of a password. Nobody may open such a file. */
export type Verdict = "clean" | "infected" | "unreadable";

/** Scans a file for malware before anybody can open it. */
export interface FileScanner {
  /** Errors: throws if the scanner is not available or fails; the file is then unscanned. */
  scan(content: AsyncIterable<Uint8Array>): Promise<Verdict>;
}
