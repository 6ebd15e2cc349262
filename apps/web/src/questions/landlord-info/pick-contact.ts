/** The Contact Picker API, which only Chrome on Android has. It shows the browser's own list, and returns who was chosen. */
interface AddressBook {
  select(properties: readonly ["name", "email"]): Promise<readonly { name?: string[]; email?: string[] }[]>;
}

declare global {
  interface Navigator {
    contacts?: AddressBook;
  }
}

/** What the address book knows about the person. */
export interface Contact {
  firstName?: string;
  lastName?: string;
  email?: string;
}

export function mayPickContact(): boolean {
  return navigator.contacts !== undefined;
}

/** Null if nobody was chosen. */
export async function pickContact(): Promise<Contact | null> {
  const chosen = await navigator.contacts?.select(["name", "email"]).catch(() => null);
  const [person] = chosen ?? [];
  if (!person) return null;
  const [firstName = "", ...rest] = (person.name?.[0] ?? "").trim().split(/\s+/);
  const email = person.email?.[0];
  return {
    ...(firstName !== "" && { firstName, lastName: rest.join(" ") }),
    ...(email !== undefined && { email }),
  };
}
