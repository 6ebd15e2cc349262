import type { PartnerPerson } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import type { CallResult } from "../../api/call-result.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { DataTable } from "../tables/DataTable.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { useRemoval } from "./use-removal.ts";

interface PeopleTableProps {
  caption: string;
  /** Null while loading. */
  people: PartnerPerson[] | null;
  /** The logged-in person, who cannot remove themselves; null at the desk. */
  own: string | null;
  remove: (person: PartnerPerson) => Promise<CallResult<unknown>>;
  onRemoved: () => void;
  onSessionEnded: () => void;
}

/** The people who may use a partner's page, with a button for each to remove them. */
export function PeopleTable({ caption, people, own, remove, onRemoved, onSessionEnded }: PeopleTableProps) {
  const { t, shortDate, languageName } = useText();
  const { failed, settle } = useRemoval(onSessionEnded);
  return (
    <>
      {failed ? <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("manager.failed")} /> : null}
      <DataTable
        caption={caption}
        rows={people}
        rowKey={({ id }) => id}
        empty={t("manager.people.none")}
        columns={[
          { key: "name", label: t("manager.people.name"), renderCell: ({ name }) => name },
          { key: "email", label: t("manager.email"), whole: true, renderCell: ({ email }) => email },
          {
            key: "language",
            label: t("manager.people.language"),
            renderCell: ({ language }) => languageName(language),
          },
          {
            key: "since",
            label: t("manager.people.since"),
            renderCell: ({ addedAt }) => shortDate(addedAt),
          },
          {
            key: "remove",
            label: t("manager.people.access"),
            renderCell: (person) =>
              person.id === own ? (
                <span className="quiet">{t("manager.people.own")}</span>
              ) : (
                <ConfirmButton
                  label={t("manager.people.remove")}
                  about={person.name}
                  title={t("manager.people.removeTitle", { name: person.name })}
                  text={t("manager.people.removeText")}
                  go={t("manager.people.removeGo")}
                  onConfirm={() => settle(remove(person), onRemoved)}
                />
              ),
          },
        ]}
      />
    </>
  );
}
