import type { LandlordType } from "../enums.ts";

interface PersonName {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** The known parts of a person's name; null if none is known. */
export function personName({ firstName, lastName }: PersonName): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}

/** Whether a contact of this type acts for the landlord whom the lease names. */
export function representsLandlord(type: LandlordType | null | undefined): boolean {
  return type === "property_manager" || type === "agent";
}

interface LandlordAnswers {
  landlordInfo?: (PersonName & { companyName?: string | null; type?: LandlordType | null }) | null | undefined;
  beneficiaryInfo?: string | null | undefined;
}

/** The creditor of the guarantee: whom the lease names, and who represents them; null if nobody does. */
export function leaseLandlord({ landlordInfo, beneficiaryInfo }: LandlordAnswers): {
  name: string | null;
  representedBy: string | null;
} {
  const contact = landlordName(landlordInfo ?? {});
  const named = representsLandlord(landlordInfo?.type) ? (beneficiaryInfo ?? null) : null;
  const isContact = named === null || named.toLowerCase() === contact?.toLowerCase();
  return isContact ? { name: contact, representedBy: null } : { name: named, representedBy: contact };
}

/** The company's name, otherwise the person's; null if neither is known. */
export function landlordName({
  companyName,
  ...person
}: PersonName & { companyName?: string | null | undefined }): string | null {
  return companyName ?? personName(person);
}
