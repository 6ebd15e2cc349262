/** Why charges and mails failed, in words for the desk. */
export const staffFailures = {
  "staff.failure.confirm": "The tenant has not confirmed it with their bank",
  "staff.failure.declined": "Declined by the bank without a reason",
  "staff.failure.expired": "The card has expired",
  "staff.failure.funds": "Not enough money in the account",
  "staff.failure.lost": "The card is blocked",
  "staff.failure.gone": "The card is no longer known",
  "staff.failure.provider": "The provider had a problem",
  "staff.failure.other": "Declined by the bank",
  "staff.failure.address": "This address does not exist",
  "staff.failure.returned": "The letter came back",
  "staff.failure.full": "The mailbox is full",
  "staff.failure.refused": "The recipient’s mail server refused it",
  "staff.failure.unreachable": "The mail server could not be reached",
  "staff.failure.heldBack": "Waiting, because many emails went out before signing",
};
