interface PersonName {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** The known parts of a person's name; null if none is known. */
export function personName({ firstName, lastName }: PersonName): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}

/** The company's name, otherwise the person's; null if neither is known. */
export function landlordName({
  companyName,
  ...person
}: PersonName & { companyName?: string | null | undefined }): string | null {
  return companyName ?? personName(person);
}
