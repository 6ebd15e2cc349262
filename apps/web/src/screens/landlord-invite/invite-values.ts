import { type Country, timestampOfDate } from "@kautia/contract";
import { addressValues } from "../../address/address-values.ts";
import { amountOf } from "../../form/amount.ts";
import { coTenantValues, toInvitedCoTenants } from "../../parts/co-tenants/rows.ts";

/**
 * The initial form values. The fields of landlord and tenant carry their full path, since both have the same field
 * names.
 */
export function initialInvite(country: Country) {
  return {
    "landlord.type": "private",
    "landlord.companyName": "",
    "landlord.firstName": "",
    "landlord.lastName": "",
    "landlord.email": "",
    "tenant.firstName": "",
    "tenant.lastName": "",
    "tenant.email": "",
    ...coTenantValues(null),
    ...addressValues(undefined, country),
    coldRentAmount: "",
    rentDepositAmount: "",
    insuranceStart: "",
    insuranceEnd: "",
  };
}

type Typed = ReturnType<typeof initialInvite>;

/** Turns the form values into the request body: names for a private landlord, a company name otherwise. */
export function toOffer(typed: Typed): Record<string, unknown> {
  const { street, streetNumber, unitName, zip, city, country, insuranceStart, insuranceEnd } = typed;
  const isPrivate = typed["landlord.type"] === "private";
  return {
    landlord: {
      type: typed["landlord.type"],
      email: typed["landlord.email"],
      ...(isPrivate
        ? { firstName: typed["landlord.firstName"], lastName: typed["landlord.lastName"] }
        : { companyName: typed["landlord.companyName"] }),
    },
    tenant: {
      firstName: typed["tenant.firstName"],
      lastName: typed["tenant.lastName"],
      email: typed["tenant.email"],
    },
    coTenants: toInvitedCoTenants(typed),
    address: { street, streetNumber, unitName, zip, city, country },
    coldRentAmount: amountOf(typed.coldRentAmount),
    rentDepositAmount: amountOf(typed.rentDepositAmount),
    insuranceStart: insuranceStart === "" ? undefined : timestampOfDate(insuranceStart),
    insuranceEnd: insuranceEnd === "" ? null : timestampOfDate(insuranceEnd),
  };
}
