import { declaration, type MailRules } from "./rules.ts";

// The link does not open the application: the tenant may forward this mail to the landlord.
export const landlordDeclined: MailRules = { ...declaration, link: "policies", attachments: null };
