/** Whether it is written as our ids are; what is no id is no question for the database. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
