/** A tenant's answers and the reason of a refusal, stated as facts about the tenant. */
export const staffAnswers = {
  "staff.choices.existingRent.false": "New rental",
  "staff.choices.existingRent.true": "Existing rental",
  "staff.choices.buildingType.apartment": "Apartment",
  "staff.choices.buildingType.house": "House",
  "staff.choices.liveWith.single": "Alone",
  "staff.choices.liveWith.couple": "With a partner",
  "staff.choices.liveWith.family": "With family",
  "staff.choices.liveWith.roommate": "With roommates",
  "staff.choices.liveWith.children": "With children",
  "staff.choices.landlordType.private": "Private person",
  "staff.choices.landlordType.property_manager": "Property manager",
  "staff.choices.landlordType.agent": "Agent",
  "staff.choices.landlordType.cooperative": "Housing cooperative",
  "staff.refusedFor.CREDIT_SCORE_INSUFFICIENT": "The score is too low for this guarantee",
  "staff.refusedFor.NO_CREDIT_SCORE": "No score could be worked out",
  "staff.refusedFor.UNDER_AGE": "The tenant is too young when cover begins",
};
