import { Button } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { type Contact, mayPickContact, pickContact } from "./pick-contact.ts";

/** Fills in somebody from the phone's address book, where the browser offers that. */
export function FromContacts({ onPick }: { onPick: (contact: Contact) => void }) {
  const { t } = useText();
  if (!mayPickContact()) return null;

  async function pick(): Promise<void> {
    const contact = await pickContact();
    if (contact) onPick(contact);
  }

  return (
    <Button variant="text" className="form-under" onClick={() => void pick()}>
      {t("fields.fromContacts")}
    </Button>
  );
}
