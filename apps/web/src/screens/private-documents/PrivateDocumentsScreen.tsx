import { type DocumentType, personName, savePrivateDocuments, type TenantRecord } from "@kautia/contract";
import { Actions, Button, ButtonLink, ErrorSummary, Question } from "@kautia/design-system";
import { joinNames } from "@kautia/locales/format";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { NotSaved } from "../../parts/failure/NotSaved.tsx";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { DocumentField } from "./DocumentField.tsx";
import { findObstacle } from "../../parts/uploads/uploads.ts";
import { useDocuments } from "./use-documents.ts";

function PrivateDocumentsScreen() {
  const { session } = useApp();
  const record = useStore(session.record);
  if (!record) return null;
  return isUndecided(record) ? <NotYetDecided /> : <OwedDocuments record={record} />;
}

/** Until the risk check has decided, the record lists the specification's default documents, a student's among them. */
function isUndecided({ lastCompletedPage, manualUnderwriting, requiredDocuments }: TenantRecord): boolean {
  return lastCompletedPage === "SUMMARY" && !manualUnderwriting && requiredDocuments.length > 0;
}

function NotYetDecided() {
  const { t } = useText();
  return (
    <Page title={t("documents.undecided")}>
      <Question title={t("documents.undecided")} lead={t("documents.undecidedText")} />
      <Actions>
        <ButtonLink href={useScreenPath()("summary")}>{t("documents.toSummary")}</ButtonLink>
      </Actions>
    </Page>
  );
}

/** One upload field per required document; leads to the offers when all are uploaded. */
function OwedDocuments({ record }: { record: TenantRecord }) {
  const { api, session } = useApp();
  const { t, language } = useText();
  const goOn = useGoOn();
  const uploads = useDocuments(record.refId);
  // The documents required when the page was opened, so that uploaded ones stay visible; earlier uploads are added.
  const [owed] = useState<readonly DocumentType[]>(record.requiredDocuments);
  const shown = [...new Set([...owed, ...uploads.list.map(({ type }) => type)])];
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState<"offline" | "refused" | null>(null);

  const obstacleOf = (type: DocumentType) => findObstacle(uploads.list.filter((upload) => upload.type === type));
  const obstacles = shown.flatMap((type) => {
    const key = obstacleOf(type);
    return attempts > 0 && key ? [{ fieldId: type, text: `${t(`documents.${type}`)}: ${t(key)}` }] : [];
  });

  async function finish(): Promise<void> {
    setAttempts(attempts + 1);
    setFailed(null);
    if (shown.some(obstacleOf)) return;
    const result = await api.call(savePrivateDocuments, { body: { token: session.token() ?? "" } });
    if (result.ok) return goOn();
    if (result.why === "offline" || result.why === "refused") setFailed(result.why);
  }

  const others = (record.coTenants ?? []).flatMap((person) => personName(person) ?? []);
  // Documents requested in a manual review do not lead to a price yet.
  const review = record.manualUnderwriting;
  const title = t(review ? "documents.reviewTitle" : shown.length === 1 ? "documents.titleOne" : "documents.title");
  const goOnText = t(review ? "documents.reviewContinue" : "documents.continue");
  if (shown.length === 0)
    return (
      <Page title={t("documents.none")}>
        <Question title={t("documents.none")} lead={t("documents.noneText")} />
        <Actions>
          <Button onClick={finish}>{goOnText}</Button>
        </Actions>
      </Page>
    );
  return (
    <Page title={title}>
      <ErrorSummary
        focusKey={attempts}
        title={t(obstacles.length === 1 ? "form.errorsOne" : "form.errorsMany", { count: obstacles.length })}
        errors={obstacles}
      />
      <Question title={title} lead={t("documents.lead")} why={t("documents.why")} />
      {others.length > 0 ? <p>{t("documents.ofOthers", { names: joinNames(others, language) })}</p> : null}
      {shown.map((type) => (
        <DocumentField key={type} type={type} uploads={uploads} error={attempts > 0 ? obstacleOf(type) : null} />
      ))}
      {failed ? <NotSaved why={failed} /> : null}
      <Actions>
        <Button onClick={finish} busyLabel={t("common.saving")}>
          {goOnText}
        </Button>
      </Actions>
    </Page>
  );
}

export { PrivateDocumentsScreen as Component };
