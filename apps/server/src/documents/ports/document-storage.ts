/** Keeps files under keys that we choose: 32 hex characters, never a name that a visitor gave. */
export interface DocumentStorage {
  /**
   * Writes a file as it arrives, never whole in memory. When the source or the disk fails nothing stays behind under
   * the key. Errors: whatever the source threw; the storage's own failure.
   */
  save(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;

  /** The file's bytes; throws when there is none. */
  read(key: string): AsyncIterable<Uint8Array>;

  /** Removes a file, also what a killed process left of it half written; one that is not there is no error. */
  remove(key: string): Promise<void>;
}
