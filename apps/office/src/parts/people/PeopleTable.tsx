import type { PartnerPerson } from "@kautia/contract";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { useText } from "../../text/use-text.ts";
import { ConfirmButton } from "../ConfirmButton.tsx";

interface PeopleTableProps {
  people: readonly PartnerPerson[];
  /** The person who is logged in, who cannot remove themselves; null at the desk. */
  own: string | null;
  remove: (person: PartnerPerson) => Promise<unknown>;
}

export function PeopleTable({ people, own, remove }: PeopleTableProps) {
  const { t } = useText();
  const columns = useColumns(own, remove);
  return (
    <RowTable
      caption={t("partners.tab.people")}
      columns={columns}
      rows={people}
      rowId={({ id }) => id}
      empty={t("partners.people.none")}
    />
  );
}

function useColumns(own: PeopleTableProps["own"], remove: PeopleTableProps["remove"]): Column<PartnerPerson>[] {
  const { t, languageName } = useText();
  return [
    { id: "name", label: t("partners.people.name"), cell: ({ name }) => name },
    { id: "email", label: t("partners.email"), cell: ({ email }) => email },
    { id: "language", label: t("partners.people.language"), cell: ({ language }) => languageName(language) },
    { id: "since", label: t("partners.people.since"), day: ({ addedAt }) => addedAt },
    {
      id: "access",
      label: t("partners.people.access"),
      cell: (person) =>
        person.id === own ? (
          t("partners.people.own")
        ) : (
          <ConfirmButton
            label={t("partners.people.remove")}
            variant="text"
            question={t("partners.people.removeTitle", { name: person.name })}
            yes={t("partners.people.removeGo")}
            onYes={() => remove(person)}
          >
            <p>{t("partners.people.removeText")}</p>
          </ConfirmButton>
        ),
    },
  ];
}
