import type { QuestionId } from "@kautia/contract";
import type { ComponentType } from "react";
import { keepLoaded } from "../browser/keep-loaded.ts";
import { Question as CoTenantsQuestion } from "./co-tenants/CoTenantsQuestion.tsx";
import { Question as NameQuestion } from "./name/NameQuestion.tsx";
import type { QuestionProps } from "./question.ts";

export interface QuestionModule {
  Question: ComponentType<QuestionProps>;
}

/**
 * The code of each question, loaded when it is needed; those of the first page belong to the app. A question of the contract
 * without code here does not compile.
 */
export const questionModules = keepLoaded<QuestionId, QuestionModule>({
  name: async () => ({ Question: NameQuestion }),
  "co-tenants": async () => ({ Question: CoTenantsQuestion }),
  "usage-purpose": () => import("./usage-purpose/UsagePurposeQuestion.tsx"),
  "current-address": () => import("./current-address/CurrentAddressQuestion.tsx"),
  "property-address": () => import("./property-address/PropertyAddressQuestion.tsx"),
  "rent-time": () => import("./rent-time/RentTimeQuestion.tsx"),
  "deposit-payment": () => import("./deposit-payment/DepositPaymentQuestion.tsx"),
  "home-type": () => import("./home-type/HomeTypeQuestion.tsx"),
  household: () => import("./household/HouseholdQuestion.tsx"),
  furnished: () => import("./furnished/FurnishedQuestion.tsx"),
  pets: () => import("./pets/PetsQuestion.tsx"),
  "rent-and-deposit": () => import("./rent-and-deposit/RentAndDepositQuestion.tsx"),
  "rental-contract": () => import("./rental-contract/RentalContractQuestion.tsx"),
  employment: () => import("./employment/EmploymentQuestion.tsx"),
  "co-tenant-incomes": () => import("./co-tenant-incomes/CoTenantIncomesQuestion.tsx"),
  "insurance-dates": () => import("./insurance-dates/InsuranceDatesQuestion.tsx"),
  "landlord-type": () => import("./landlord-type/LandlordTypeQuestion.tsx"),
  "landlord-info": () => import("./landlord-info/LandlordInfoQuestion.tsx"),
  "lease-landlord": () => import("./lease-landlord/LeaseLandlordQuestion.tsx"),
  "landlord-address": () => import("./landlord-address/LandlordAddressQuestion.tsx"),
  "tenant-details": () => import("./tenant-details/TenantDetailsQuestion.tsx"),
});
