import {
  type Call,
  getFigures,
  getMoney,
  listCharges,
  listFailedWork,
  listFollowUps,
  listMovingOuts,
  listNotices,
  listPartners,
  listQuestions,
  listStaffActs,
  listStaffClaims,
  listStaffPeople,
  listStaffPolicies,
  listTroubledMails,
  listUnmatchedWithdrawals,
  mayCall,
  type StaffRole,
} from "@kautia/contract";

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
export const officeAreas = ["money", "figures", "partners", "people", "acts", "failed-work"] as const;
export const areas = [...workAreas, ...officeAreas];
export type Area = (typeof areas)[number];

/** The call that each area begins with. Whoever may make it sees the area. */
const firstCalls: Record<Area, Pick<Call, "access">> = {
  claims: listStaffClaims,
  "moving-outs": listMovingOuts,
  "follow-ups": listFollowUps,
  questions: listQuestions,
  policies: listStaffPolicies,
  withdrawals: listUnmatchedWithdrawals,
  charges: listCharges,
  notices: listNotices,
  mails: listTroubledMails,
  money: getMoney,
  figures: getFigures,
  partners: listPartners,
  people: listStaffPeople,
  acts: listStaffActs,
  "failed-work": listFailedWork,
};

export function maySee(role: StaffRole, area: Area): boolean {
  return mayCall(role, firstCalls[area]);
}

export function findArea(name: string | undefined): Area | null {
  return areas.find((area) => area === name) ?? null;
}
