/** Stores files under keys that we choose: 32 hex characters, never a name from a visitor. */
export interface DocumentStorage {
  /**
   * Never holds a whole file in memory, and replaces a file that is there. Throws when reading or writing fails; then the
   * key stays as it was.
   */
  save(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;

  /** The file's bytes. Errors: throws while reading if there is no such file or the storage fails. */
  read(key: string): AsyncIterable<Uint8Array>;

  /** Removes a file, including a half-written one of a killed process. A missing file is no error. */
  remove(key: string): Promise<void>;

  /** Tells this place from others: a folder by its id, a bucket by its name. Null: the folder has no id yet. */
  findPlace(): Promise<string | null>;

  /** Gives a folder without an id this one. */
  namePlace(id: string): Promise<void>;
}
