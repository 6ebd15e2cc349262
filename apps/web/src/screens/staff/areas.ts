/** The desk's areas beside the cases, in the order of its menu. */
export const areas = [
  "claims",
  "moving-outs",
  "policies",
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
