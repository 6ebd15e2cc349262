/** The address of a page of the office whose path is known only at run time, such as `/de/staff/claims?state=OPEN`. */
export function officeAddress(path: string, search: Record<string, string> = {}): string {
  const [, language] = location.pathname.split("/");
  const query = new URLSearchParams(search);
  return `/${language}/${path}${query.size > 0 ? `?${query}` : ""}`;
}
