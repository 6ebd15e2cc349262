import { listConsents } from "@kautia/contract";
import { AccountPage } from "../AccountPage.tsx";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import { ConsentList } from "./ConsentList.tsx";

/** The person's consents with their history; each can be withdrawn and given again. */
export function ConsentsScreen() {
  const { api } = useApp();
  const { t } = useText();
  return (
    <AccountPage
      title={t("consents.title")}
      lead={t("consents.lead")}
      load={() => api.call(listConsents, {}, { quiet: true, handledStatuses: "all" })}
    >
      {(consents) => <ConsentList consents={consents} />}
    </AccountPage>
  );
}
