import { createContext, use } from "react";

export const PersonIdContext = createContext<string | null>(null);

/** The id of who is logged in at the desk; null on the partners' pages. */
export function usePersonId(): string | null {
  return use(PersonIdContext);
}
