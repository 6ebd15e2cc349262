import type { TextKey } from "@kautia/locales";
import type { Text } from "@kautia/locales/format";

/** Texts in the tenant's words, each with the same as a neutral fact. */
const facts: Partial<Record<TextKey, TextKey>> = {
  "questions.rent-time.short": "staff.questions.rent-time.short",
  "choices.existingRent.false": "staff.choices.existingRent.false",
  "choices.existingRent.true": "staff.choices.existingRent.true",
  "choices.buildingType.apartment": "staff.choices.buildingType.apartment",
  "choices.buildingType.house": "staff.choices.buildingType.house",
  "choices.liveWith.single": "staff.choices.liveWith.single",
  "choices.liveWith.couple": "staff.choices.liveWith.couple",
  "choices.liveWith.family": "staff.choices.liveWith.family",
  "choices.liveWith.roommate": "staff.choices.liveWith.roommate",
  "choices.liveWith.children": "staff.choices.liveWith.children",
  "choices.pet.none": "staff.choices.pet.none",
  "choices.pet.dog": "staff.choices.pet.dog",
  "choices.pet.cat": "staff.choices.pet.cat",
  "choices.pet.both": "staff.choices.pet.both",
  "choices.educationLevel.other": "staff.choices.educationLevel.other",
  "choices.landlordType.private": "staff.choices.landlordType.private",
  "choices.landlordType.property_manager": "staff.choices.landlordType.property_manager",
  "choices.landlordType.agent": "staff.choices.landlordType.agent",
  "choices.landlordType.cooperative": "staff.choices.landlordType.cooperative",
};

/** The same texts and formats, with a tenant's answers in neutral words. */
export function neutralText(text: Text): Text {
  return { ...text, t: (key, values) => text.t(facts[key] ?? key, values) };
}
