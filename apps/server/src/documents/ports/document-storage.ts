/** Stores files under keys that we choose: 32 hex characters, never a name from a visitor. */
export interface DocumentStorage {
  /**
   * Stores a file, replacing one with the same key. Never holds a whole file in memory. Errors: throws when reading or
   * writing fails; the key then keeps its previous state.
   */
  save(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;

  /** The file's bytes. Errors: throws while reading if there is no such file or the storage fails. */
  read(key: string): AsyncIterable<Uint8Array>;

  /** Removes a file, including a half-written one of a killed process. A missing file is not an error. */
  remove(key: string): Promise<void>;

  /**
   * Identifies where this server keeps files: a folder by its id, a bucket by its name. Null: the folder has no id yet.
   */
  findPlace(): Promise<string | null>;

  /** Gives the folder this id. Does nothing for a bucket. */
  namePlace(id: string): Promise<void>;
}
