/** Stores files under keys that we choose: 32 hex characters, never a name from a visitor. */
export interface DocumentStorage {
  /**
   * Writes a file as it arrives, without holding all of it in memory. If that fails, nothing is stored under the key.
   * Errors: throws when reading the content or writing the file fails.
   */
  save(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;

  /** The file's bytes. Errors: throws while reading if there is no such file or the storage fails. */
  read(key: string): AsyncIterable<Uint8Array>;

  /** Removes a file, including a half-written one of a killed process. A missing file is no error. */
  remove(key: string): Promise<void>;
}
