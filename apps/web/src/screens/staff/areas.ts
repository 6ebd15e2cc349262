/** The desk's areas besides the cases, in menu order. */
export const areas = [
  "claims",
  "moving-outs",
  "policies",
  "withdrawals",
  "charges",
  "notices",
  "mails",
  "partners",
  "figures",
] as const;
export type Area = (typeof areas)[number];

export function findArea(name: string | undefined): Area | null {
  return areas.find((area) => area === name) ?? null;
}
