import { calls } from "../packages/contract/src/index.ts";
import { expect, test } from "vitest";
import { readRepository } from "./lib/repository.ts";

/** The fields that specification §7 names for each request; empty where it shows none. */
const specified: Record<string, string> = {
  "GET /settings": "",
  "GET /lang": "",
  "POST /onboarding/tenant/init": "insuranceHash",
  "POST /onboarding/tenant/name": "token firstName lastName email salutation phone",
  "POST /onboarding/tenant/address": "token address",
  "POST /onboarding/tenant/current-address": "token address",
  "POST /onboarding/tenant/usage-purpose": "token existingRent",
  "POST /onboarding/tenant/rent-contract": "token rentContractId",
  "POST /onboarding/tenant/employment-status": "token employmentStatus grossIncome educationLevel educationPlace",
  "POST /onboarding/tenant/rent-time": "token rentTime",
  "POST /onboarding/tenant/rent-property-details": "token currency coldRentAmount rentDepositAmount",
  "POST /onboarding/tenant/rent-property-dates": "token insuranceStart insuranceEnd",
  "POST /onboarding/tenant/landlord-details": "token email phone",
  "POST /onboarding/tenant/tenant-details": "token birthDate newsAgreement nationality",
  "POST /onboarding/tenant/invitation-details":
    "token language phone birthDate employmentStatus salutation address newsAgreement nationality grossIncome " +
    "educationLevel educationPlace",
  "GET /onboarding/tenant/risk": "token successful",
  "POST /onboarding/tenant/payment-period": "token language",
  "POST /onboarding/tenant/price": "rentDepositAmount token",
  "POST /onboarding/tenant/summary": "token",
  "POST /onboarding/tenant/message": "",
  "POST /suggestion": "suggestSession",
  "POST /suggestion/check": "suggestSession",
  "POST /search/property": "query",
  "POST /user/confirm-account": "",
  "POST /rating/tenant": "landlordRating providerRating recommend message",
  "POST /onboarding/tenant/private-documents": "",
  "POST /onboarding/tenant/invitation/private-documents": "",
};

const document = readRepository().find(({ path }) => path === "docs/specification.md")?.text ?? "";

test.each(Object.keys(specified))(
  "%s takes exactly the fields of the specification and those listed as beyond it",
  (name) => {
    const call = calls.find(({ method, path }) => `${method} ${path}` === name);
    if (!call) throw new Error(`${name} is not a call`);
    const fields = [call.query, call.body].flatMap((schema) =>
      schema && "shape" in schema ? Object.keys(schema.shape as object) : [],
    );
    const row = document.split("\n").find((line) => line.startsWith(`| \`${name}\` `));
    const listed = [...(row?.split("|")[2] ?? "").matchAll(/`(\w+)`/g)].map(([, field = ""]) => field);
    const expected = [...(specified[name] ?? "").split(" "), ...listed].filter((field) => field !== "");
    expect(new Set(fields)).toEqual(new Set(expected));
  },
);
