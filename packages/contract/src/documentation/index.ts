import { account } from "./account.ts";
import { staff } from "./staff.ts";
import { staffBank } from "./staff-bank.ts";
import { staffBooks } from "./staff-books.ts";
import { staffCircumstances } from "./staff-circumstances.ts";
import { staffPeople } from "./staff-people.ts";
import { staffWork } from "./staff-work.ts";
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
  ...staff,
  ...staffPeople,
  ...staffWork,
  ...staffBooks,
  ...staffBank,
  ...staffCircumstances,
  ...settings,
};
