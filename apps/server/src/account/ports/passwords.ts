export interface Passwords {
  /** A salted hash: the same password gives a different one each time. */
  hash(password: string): Promise<string>;
  /** False for null, after the same time as for a real hash. */
  verify(stored: string | null, password: string): Promise<boolean>;
}
