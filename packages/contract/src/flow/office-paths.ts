/** The parts of the office, an app of its own: the insurer's desk and the pages of partners. */
export const officeAreas = ["staff", "partner"] as const;
export type OfficeArea = (typeof officeAreas)[number];

/** The part of the office that a path leads to, after its language if it has one; null for all other pages. */
export function officeAreaOf(path: string): OfficeArea | null {
  const [first = "", second] = path.split("/").filter(Boolean);
  const name = /^[a-z]{2}(?:-[a-z]{2})?$/i.test(first) ? second : first;
  return officeAreas.find((area) => area === name) ?? null;
}

/** Pages of the office that mails lead to. */
const officePages = {
  staff: "staff",
  invited: "staff/invited",
  "partner-login": "partner/login",
  partner: "partner",
  webhooks: "partner/webhooks",
} as const;
export type OfficePage = keyof typeof officePages;

/** The path of a page of the office, such as `/de/partner/webhooks`. */
export function officePath(lang: string, page: OfficePage): string {
  return `/${lang}/${officePages[page]}`;
}
