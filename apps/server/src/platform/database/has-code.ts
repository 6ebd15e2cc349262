/** Whether an error of the database has one of these SQLSTATE codes. */
export function hasCode(error: unknown, codes: RegExp): error is Error & { code: string } {
  return error instanceof Error && "code" in error && codes.test(String(error.code));
}
