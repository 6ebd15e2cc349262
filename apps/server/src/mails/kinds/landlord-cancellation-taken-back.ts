import { toLandlord, type MailRules } from "./rules.ts";

export const landlordCancellationTakenBack: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
