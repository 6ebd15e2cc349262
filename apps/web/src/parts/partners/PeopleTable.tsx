import type { PartnerPerson } from "@kautia/contract";
import { Button, Dialog, InlineMessage, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { localDay } from "../../shell/i18n/local-day.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { DataTable } from "../tables/DataTable.tsx";

interface PeopleTableProps {
  caption: string;
  /** Null while loading. */
  people: PartnerPerson[] | null;
  /** Whoever looks at the table cannot remove themselves; null at the desk. */
  own: string | null;
  remove: (person: PartnerPerson) => Promise<CallResult<unknown>>;
  onRemoved: () => void;
  onGone: () => void;
}

/** The people who may use a partner's page, with a button for each to remove them. */
export function PeopleTable({ caption, people, own, remove, onRemoved, onGone }: PeopleTableProps) {
  const { t, shortDate, languageName } = useText();
  const [leaving, setLeaving] = useState<PartnerPerson | null>(null);
  const [failed, setFailed] = useState(false);

  async function confirm(person: PartnerPerson): Promise<void> {
    const result = await remove(person);
    setLeaving(null);
    if (result.ok) return onRemoved();
    if (result.why === "refused" && result.problem.status === 401) return onGone();
    // Somebody else may have been faster.
    if (result.why === "refused" && result.problem.status === 404) return onRemoved();
    setFailed(result.why === "offline" || result.why === "refused");
  }

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
            renderCell: ({ addedAt }) => shortDate(localDay(addedAt)),
          },
          {
            key: "remove",
            label: t("manager.people.access"),
            renderCell: (person) =>
              person.id === own ? (
                <span className="quiet">{t("manager.people.own")}</span>
              ) : (
                <Button variant="text" onClick={() => setLeaving(person)}>
                  {t("manager.people.remove")}
                  <VisuallyHidden> {person.name}</VisuallyHidden>
                </Button>
              ),
          },
        ]}
      />
      {leaving ? (
        <Dialog
          open
          onClose={() => setLeaving(null)}
          title={t("manager.people.removeTitle", { name: leaving.name })}
          closeText={t("common.close")}
          actions={
            <>
              <Button onClick={() => confirm(leaving)} busyLabel={t("common.saving")}>
                {t("manager.people.removeGo")}
              </Button>
              <Button variant="text" onClick={() => setLeaving(null)}>
                {t("common.cancel")}
              </Button>
            </>
          }
        >
          <p>{t("manager.people.removeText")}</p>
        </Dialog>
      ) : null}
    </>
  );
}
