/** Keeps passwords in a form from which nobody gets them back. */
export interface Passwords {
  /** A password → what is stored of it; another each time. */
  hash(password: string): Promise<string>;
  /** Whether it is the password of that hash. With null it is not, after as long a time as with any other. */
  verify(stored: string | null, password: string): Promise<boolean>;
}
