import { expect, test } from "vitest";
import { landlordInfo, tenantRecord, userInfo } from "./tenant-record.ts";

// Specification §3, in its order.
const specified = {
  record:
    "refId lastCompletedPage token invited address existingRent rentTime rentPay buildingType liveWith pet rentContractId " +
    "employmentStatus grossIncome educationLevel educationPlace coldRentAmount rentDepositAmount insuranceStart " +
    "insuranceEnd landlordInfo userInfo currency message furnishedType premiumAmount paymentPeriod requiredDocuments " +
    "specialAcceptance beneficiaryInfo riskResult manualUnderwriting " +
    // Ours: who signs too.
    "coTenants",
  // `updateAgreement`: 'The form also asks for an update-agreement flag.'
  userInfo:
    "address birthDate birthPlace email firstName lastName newsAgreement phone salutation nationality updateAgreement",
  landlordInfo:
    "type companyName firstName lastName email phone address suggestionAddress landlordSpace landlordSpaceEnabled " +
    "partnerOnboardingBaseUrl",
};

test.each([
  ["the record", tenantRecord, specified.record],
  ["UserInfo", userInfo, specified.userInfo],
  ["LandlordInfo", landlordInfo, specified.landlordInfo],
])("%s has exactly the fields of the specification, and who signs too", (_, schema, names) => {
  expect(new Set(Object.keys(schema.shape))).toEqual(new Set(names.split(" ")));
});
