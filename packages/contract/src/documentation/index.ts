import { account } from "./account.ts";
import { desk } from "./desk.ts";
import { deskPeople } from "./desk-people.ts";
import { deskWork } from "./desk-work.ts";
import type { FieldDocs } from "./field-doc.ts";
import { offerAndContract } from "./offer-and-contract.ts";
import { partners } from "./partners.ts";
import { peopleAndHomes } from "./people-and-homes.ts";
import { settings } from "./settings.ts";
import { webhooks } from "./webhooks.ts";

export { callDocs } from "./call-docs.ts";
export type { FieldDoc } from "./field-doc.ts";
export { expectedSchemas, schemaNames } from "./schema-names.ts";
export { eventSummaries } from "./webhooks.ts";

export const fieldDocs: FieldDocs = {
  ...peopleAndHomes,
  ...offerAndContract,
  ...partners,
  ...webhooks,
  ...account,
  ...desk,
  ...deskPeople,
  ...deskWork,
  ...settings,
};
