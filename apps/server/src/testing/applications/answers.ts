import type { TestServer } from "../server/make-test-server.ts";
import {
  type CallRequest,
  sampleBody,
  type saveAddress,
  saveCall,
  type saveCoTenants,
  saveName,
  savePaths,
  type SavePath,
} from "@kautia/contract";

type Address = CallRequest<typeof saveAddress>["body"]["address"]["address"];

export const torstrasse: Address = {
  street: "Torstraße",
  streetNumber: "12",
  zip: "10119",
  city: "Berlin",
  country: "de",
};
export const mariahilf: Address = {
  street: "Mariahilfer Straße",
  streetNumber: "3",
  zip: "1060",
  city: "Wien",
  country: "at",
};
export const lindenweg: Address = {
  street: "Lindenweg",
  streetNumber: "7a",
  zip: "50667",
  city: "Köln",
  country: "de",
};

export const tenantName = {
  salutation: "MRS" as const,
  firstName: "Jana",
  lastName: "Weiß",
  email: "jana@example.com",
  phone: { dialCode: "+49", number: "0151 2345678" },
};

export const landlord = {
  email: "vermieter@example.com",
  phone: { dialCode: "+49", number: "030 1234567" },
  type: "private" as const,
  firstName: "Otto",
  lastName: "Kern",
};

export interface ApplicationOptions {
  country?: "de" | "at";
  lastName?: string;
  email?: string;
  existingRent?: boolean;
  coldRentAmount?: number;
  rentDepositAmount?: number;
  employment?: {
    employmentStatus: "EMPLOYED" | "SELF_EMPLOYED" | "JOB_SEEKER" | "STUDENT" | "RETIRED";
    grossIncome?: number;
    educationLevel?: string;
    educationPlace?: string;
  };
  birthDate?: string;
  insuranceStart?: string;
  coTenants?: CallRequest<typeof saveCoTenants>["body"]["coTenants"];
}

export async function makeNamedApplication({ call }: TestServer, options: ApplicationOptions = {}): Promise<string> {
  const { country, lastName = tenantName.lastName, email = tenantName.email } = options;
  const made = await call(saveName, { body: { ...tenantName, lastName, email, country } });
  if (!made.ok) throw new Error(`name was refused: ${made.problem.errorCode}`);
  return made.body.token;
}

export async function answerAllQuestions(server: TestServer, options: ApplicationOptions = {}): Promise<string> {
  const token = await makeNamedApplication(server, options);
  await answerOtherQuestions(server, token, options);
  return token;
}

/** Answers every question but the name. Only a new rental is asked for its address. */
export async function answerOtherQuestions(
  server: TestServer,
  token: string,
  options: ApplicationOptions = {},
): Promise<void> {
  const { call } = server;
  const existingRent = options.existingRent ?? false;
  const here = options.country === "at" ? mariahilf : torstrasse;
  const bodies: Partial<Record<SavePath, object>> = {
    "co-tenants": { coTenants: options.coTenants ?? [] },
    "usage-purpose": { existingRent },
    "current-address": { address: { address: options.country === "at" ? here : lindenweg } },
    address: { address: { address: here } },
    "rent-time": { rentTime: 2 },
    "rental-details": { buildingType: "apartment", liveWith: "single", furnishedType: "no", pet: "cat" },
    "rent-property-details": {
      coldRentAmount: options.coldRentAmount ?? 800,
      rentDepositAmount: options.rentDepositAmount ?? 1500,
    },
    "employment-status": {
      grossIncome: undefined,
      ...(options.employment ?? { employmentStatus: "EMPLOYED", grossIncome: 48_000 }),
    },
    "rent-property-dates": { insuranceStart: options.insuranceStart ?? "2027-03-01T00:00:00.000Z" },
    "landlord-details": { ...landlord, address: undefined },
    "tenant-details": { birthDate: options.birthDate ?? "1990-05-17", nationality: "DE", newsAgreement: false },
  };
  for (const path of savePaths) {
    if (path === "address" && existingRent) continue;
    const body = { ...sampleBody(path, { existingRent }), ...bodies[path], token };
    const { problem } = await call(saveCall(path), { body });
    if (problem) throw new Error(`a save was refused: ${JSON.stringify(problem)}`);
  }
}
