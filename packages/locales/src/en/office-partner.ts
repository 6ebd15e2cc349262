export const officePartner = {
  "office.partner.work": "Letting",
  "office.webhook": "Webhook",
  "office.homesFile.open": "Homes from a file (CSV)",
  "office.homesFile.title": "Add many homes",
  "office.homesFile.lead":
    "Upload a table with one home in each row. Before anything is saved, you see what happens to each row.",
  "office.homesFile.templateName": "homes.csv",
  "office.homesFile.new": "Will be saved",
  "office.homesFile.saved": "Saved",
  "office.homesFile.send": "Save ({count})",
  "office.homesFile.done": "Homes saved: {count}",
  "office.homesFile.empty": "Below the row of headings, each row is one home.",
  "office.file.counts": "New: {fresh}. Already there: {known}. To correct: {wrong}. Done: {done}.",
  "office.file.repeated": "Already in row {line}. Each number may appear only once.",
  "office.file.invited": "Invited",
  "office.invitation.remind": "Remind",
  "office.invitation.reminded": "{email} has been reminded. We send no more than one reminder a day.",
  "office.invitation.noReminder":
    "We send no more than {count} reminders. Once we have checked the application, we contact the tenant ourselves.",
  "office.partner.edit": "Change the partner",
  "office.partner.changed": "Your changes are saved.",
  "office.partner.pageHelp":
    "Tenants who choose one of the partner’s homes on our page are sent there. It begins with https://.",
  "office.partner.pageWrong": "Enter an address that begins with https:// and leads to a public page without “#”.",
  "office.partner.signingKey": "New public key for links (JWK)",
  "office.partner.signingKeyHelp": "Ed25519 or P-256. Leave it empty to keep the present one.",
  "office.partner.signingKeyWrong": "This is no public key as JWK (Ed25519 or P-256).",
} as const;
