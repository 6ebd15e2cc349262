/** Templates for the reasons of refusals; `.text` is what the applicant, or both sides, read. */
export const staffTemplates = {
  "staff.template": "Template",
  "staff.template.none": "None, I write it myself",
  "staff.template.income": "Income too low",
  "staff.template.income.text":
    "Unfortunately, your income is too low for this rent. What counts is your gross income compared with the rent. If your income rises, or if you choose a home with a lower rent, you are welcome to apply again.",
  "staff.template.missing": "Documents missing",
  "staff.template.missing.text":
    "We asked you for documents that we need for our decision, and they are still missing. Once you have them, you are welcome to apply again.",
  "staff.template.mismatch": "Documents don’t match",
  "staff.template.mismatch.text":
    "Your documents and your application do not match. Please check your details. You are then welcome to apply again.",
  "staff.template.evidence": "No evidence",
  "staff.template.evidence.text":
    "There is not enough evidence for the amounts claimed, such as invoices, photos or a handover report.",
  "staff.template.wear": "Normal wear and tear",
  "staff.template.wear.text":
    "We have looked at what is claimed and consider it normal wear and tear, which the tenant does not have to pay for.",
  "staff.template.cover": "Not covered",
  "staff.template.cover.text": "What is claimed does not arise from this tenancy, or the guarantee does not cover it.",
  "staff.template.unreadable": "Unreadable",
  "staff.template.unreadable.text":
    "Unfortunately, we cannot read your proof. Please upload it again, for example as a photo taken in good light.",
  "staff.template.otherHome": "Another home or name",
  "staff.template.otherHome.text":
    "Your proof names another home or another person. Please upload one for this home that names you.",
  "staff.template.noDay": "Day missing",
  "staff.template.noDay.text":
    "Your proof does not say on which day you moved out. Please upload one that does, such as the handover report.",
};
