/** The desk's areas besides the cases, in menu order. */
export const areas = [
  "claims",
  "moving-outs",
  "follow-ups",
  "questions",
  "policies",
  "withdrawals",
  "charges",
  "notices",
  "mails",
  "partners",
  "people",
  "acts",
  "money",
  "figures",
] as const;
export type Area = (typeof areas)[number];

/** The server refuses these to everybody else. */
export function isForAdministrators(area: Area): boolean {
  return area === "partners" || area === "people" || area === "acts";
}

export function findArea(name: string | undefined): Area | null {
  return areas.find((area) => area === name) ?? null;
}
