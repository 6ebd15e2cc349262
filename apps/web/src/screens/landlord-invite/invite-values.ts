import { type Country, timestampOfDate } from "@kautia/contract";
import { addressValues } from "../../form/address-values.ts";
import { amountOf } from "../../form/amount.ts";

/** What stands in the form at first. Fields of the two people are named by their whole path: both have a name and an address. */
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
    ...addressValues(undefined, country),
    coldRentAmount: "",
    rentDepositAmount: "",
    insuranceStart: "",
    insuranceEnd: "",
  };
}

type Typed = ReturnType<typeof initialInvite>;

/** What is typed → the offer. Of a private landlord no company is sent, of a company no person. */
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
    address: { street, streetNumber, unitName, zip, city, country },
    coldRentAmount: amountOf(typed.coldRentAmount),
    rentDepositAmount: amountOf(typed.rentDepositAmount),
    insuranceStart: insuranceStart === "" ? undefined : timestampOfDate(insuranceStart),
    insuranceEnd: insuranceEnd === "" ? null : timestampOfDate(insuranceEnd),
  };
}
