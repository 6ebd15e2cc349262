import type { staffAnswers as en } from "../en/staff-answers.ts";

export const staffAnswers: Record<keyof typeof en, string> = {
  "staff.choices.existingRent.false": "Neues Mietverhältnis",
  "staff.choices.existingRent.true": "Bestehendes Mietverhältnis",
  "staff.choices.buildingType.apartment": "Wohnung",
  "staff.choices.buildingType.house": "Haus",
  "staff.choices.liveWith.single": "Allein",
  "staff.choices.liveWith.couple": "Mit Partnerin oder Partner",
  "staff.choices.liveWith.family": "Mit Familie",
  "staff.choices.liveWith.roommate": "Mit Mitbewohnern",
  "staff.choices.liveWith.children": "Mit Kindern",
  "staff.choices.landlordType.private": "Privatperson",
  "staff.choices.landlordType.property_manager": "Hausverwaltung",
  "staff.choices.landlordType.agent": "Makler",
  "staff.choices.landlordType.cooperative": "Wohnungsgenossenschaft",
  "staff.refusedFor.CREDIT_SCORE_INSUFFICIENT": "Punktwert reicht für diese Bürgschaft nicht aus",
  "staff.refusedFor.NO_CREDIT_SCORE": "Punktwert ließ sich nicht ermitteln",
  "staff.refusedFor.UNDER_AGE": "Mieter/in ist bei Beginn des Schutzes zu jung",
};
