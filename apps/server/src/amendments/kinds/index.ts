import type { AmendmentKind } from "@kautia/contract";
import type { KindOfAmendment } from "./kind.ts";
import { coTenants } from "./co-tenants.ts";
import { end } from "./end.ts";
import { higherDeposit } from "./higher-deposit.ts";
import { home } from "./home.ts";
import { landlordContact } from "./landlord-contact.ts";
import { landlordEmail } from "./landlord-email.ts";
import { lowerDeposit } from "./lower-deposit.ts";
import { newLandlord } from "./new-landlord.ts";
import { paymentPeriod } from "./payment-period.ts";
import { start } from "./start.ts";
import { tenantContact } from "./tenant-contact.ts";
import { tenantEmail } from "./tenant-email.ts";
import { tenantName } from "./tenant-name.ts";

const kinds: { [Kind in AmendmentKind]: KindOfAmendment<Kind> } = {
  NEW_LANDLORD: newLandlord,
  TENANT_EMAIL: tenantEmail,
  TENANT_CONTACT: tenantContact,
  TENANT_NAME: tenantName,
  LANDLORD_CONTACT: landlordContact,
  LANDLORD_EMAIL: landlordEmail,
  LOWER_DEPOSIT: lowerDeposit,
  HIGHER_DEPOSIT: higherDeposit,
  PAYMENT_PERIOD: paymentPeriod,
  END: end,
  START: start,
  HOME: home,
  CO_TENANTS: coTenants,
};

export function kindOf(kind: AmendmentKind): KindOfAmendment {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a change of this kind is given to it
  return kinds[kind] as KindOfAmendment;
}
