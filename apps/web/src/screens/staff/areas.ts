/** The desk's areas of daily work besides the cases, in menu order. */
export const workAreas = [
  "claims",
  "moving-outs",
  "follow-ups",
  "questions",
  "policies",
  "withdrawals",
  "charges",
  "notices",
  "mails",
] as const;
/** The areas for looking back and for setting up, in the menu's second row. */
export const officeAreas = ["money", "figures", "partners", "people", "acts"] as const;
const areas = [...workAreas, ...officeAreas];
export type Area = (typeof areas)[number];

/** The server refuses these to everybody else. */
export function isForAdministrators(area: Area): boolean {
  return area === "partners" || area === "people" || area === "acts";
}

export function findArea(name: string | undefined): Area | null {
  return areas.find((area) => area === name) ?? null;
}
