import { makePartnerKey, revokePartnerKey, type StaffPartner, type StaffPartnerKey } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { useState } from "react";
import { useChange } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { FormFold } from "../../parts/FormFold.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { SecretShown } from "../../parts/SecretShown.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";

export function Keys({ of: { id, keys } }: { of: StaffPartner }) {
  const { t } = useText();
  const [made, setMade] = useState<string | null>(null);
  const form = useCallForm({
    call: makePartnerKey,
    initial: { name: "" },
    request: (body) => ({ params: { id }, body }),
    onDone: ({ key }) => {
      setMade(key);
      form.reset();
    },
  });
  return (
    <Panel title={t("office.keys")}>
      {made === null ? null : (
        <SecretShown title={t("office.keys.made")} secret={made}>
          <p>{t("office.keys.madeText")}</p>
        </SecretShown>
      )}
      <RowTable
        caption={t("office.keys")}
        columns={useColumns(id)}
        rows={keys}
        rowId={({ id: keyId }) => keyId}
        empty={t("office.keys.none")}
      />
      <FormFold id="new-key" title={t("office.keys.make")}>
        <CallFormView form={form} label={t("office.keys.makeGo")} variant="secondary">
          <TextField {...form.bind("name")} label={t("office.keys.name")} help={t("office.keys.nameHelp")} />
        </CallFormView>
      </FormFold>
    </Panel>
  );
}

function useColumns(id: string): Column<StaffPartnerKey>[] {
  const { t, shortDate } = useText();
  const { mutateAsync: revoke } = useChange(revokePartnerKey);
  return [
    { id: "name", label: t("office.keys.name"), cell: ({ name }) => name },
    { id: "ending", label: t("office.keys.ending"), cell: ({ ending }) => ending && `…${ending}` },
    { id: "since", label: t("staff.col.since"), day: ({ createdAt }) => createdAt },
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ revokedAt }) =>
        revokedAt === null ? (
          <Status tone="good">{t("office.keys.valid")}</Status>
        ) : (
          <Status>{t("office.keys.revoked", { date: shortDate(revokedAt) })}</Status>
        ),
    },
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ id: keyId, name, revokedAt }) =>
        revokedAt === null ? (
          <ConfirmButton
            label={t("office.keys.revoke")}
            variant="text"
            question={t("office.keys.revokeTitle", { name: name ?? keyId })}
            yes={t("office.keys.revokeGo")}
            onYes={() => revoke({ params: { id, keyId } })}
          >
            <p>{t("office.keys.revokeText")}</p>
          </ConfirmButton>
        ) : null,
    },
  ];
}
