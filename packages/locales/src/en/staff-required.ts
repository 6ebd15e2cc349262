/** What to do about a missing answer at the desk and in the area of managers, by the key of the field's label with '-' for '.'. */
export const staffRequired = {
  "required.staff-email": "Enter the email address.",
  "required.staff-password": "Enter your password.",
  "required.staff-code": "Enter the code from your authenticator.",
  "required.staff-people-code": "Enter the code from your authenticator.",
  "required.staff-people-name": "Enter the name.",
  "required.staff-act-reason": "Write the reason.",
  "required.staff-question-answer": "Write your answer.",
  "required.staff-notes-new": "Write the note.",
  "required.staff-payout-amount": "Enter the amount that was transferred.",
  "required.staff-payout-on": "Enter the day of the transfer.",
  "required.staff-payout-reference": "Enter the reference of the transfer.",
  "required.staff-movingOut-confirmDay": "Enter the day that the proof names.",
  "required.manager-email": "Enter the email address.",
  "required.manager-people-name": "Enter the name.",
  "required.manager-webhooks-url": "Enter the address that we should call.",
  "required.manager-col-home": "Enter your own number for the home.",
};
