import { type DocumentType, savePrivateDocuments, type TenantRecord } from "@kautia/contract";
import { Actions, Button, ButtonLink, ErrorSummary, focusField, InlineMessage, Question } from "@kautia/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useStore } from "../../shell/app/store.ts";
import { useGoOn } from "../../shell/app/use-go-on.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { DocumentField, documentName } from "./DocumentField.tsx";
import { findObstacle } from "../../parts/uploads/uploads.ts";
import { PhoneLink } from "./PhoneLink.tsx";
import { useDocuments } from "./use-documents.ts";

export function PrivateDocumentsScreen() {
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
  const { t } = useText();
  const goOn = useGoOn();
  const uploads = useDocuments(record.refId);
  // The documents required when the page was opened, so that uploaded ones stay visible; earlier uploads are added.
  const [owed] = useState<readonly DocumentType[]>(record.requiredDocuments);
  const shown = [...new Set([...owed, ...uploads.list.map(({ type }) => type)])];
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState<"offline" | "refused" | null>(null);

  const obstacleOf = (type: DocumentType) => findObstacle(uploads.list.filter((one) => one.type === type));
  /** What the tenant has to do; a file that is on its way or being scanned is no mistake. */
  const mistakeOf = (type: DocumentType) => {
    const key = attempts > 0 ? obstacleOf(type) : null;
    return key === "documents.missing" || key === "documents.failedHere" ? key : null;
  };
  const mistakes = shown.flatMap((type) => {
    const key = mistakeOf(type);
    return key
      ? [{ fieldId: type, text: `${t(`documents.${documentName(type, record.educationLevel)}`)}: ${t(key)}` }]
      : [];
  });
  const isScanning = attempts > 0 && shown.some((type) => obstacleOf(type) === "documents.stillWaiting");
  const isUploading = shown.some((type) => obstacleOf(type) === "documents.stillUploading");
  // Pressed while a file is still being sent: goes on once it is there.
  const [waits, setWaits] = useState(false);

  async function finish(): Promise<void> {
    setAttempts(attempts + 1);
    setFailed(null);
    const obstacles = shown.map(obstacleOf).filter((key) => key !== null);
    if (obstacles.length > 0) return setWaits(obstacles.every((key) => key === "documents.stillUploading"));
    const result = await api.call(savePrivateDocuments, { body: { token: session.token() ?? "" } });
    if (result.ok) return goOn();
    if (result.why === "offline" || result.why === "refused") setFailed(result.why);
  }

  const goOnLater = useEffectEvent(() => {
    setWaits(false);
    void finish();
  });
  useEffect(() => {
    if (waits && !isUploading) goOnLater();
  }, [waits, isUploading]);
  const focusMistake = useEffectEvent(() => {
    if (mistakes.length === 1 && mistakes[0]) focusField(mistakes[0].fieldId);
  });
  useEffect(() => {
    if (attempts > 0) focusMistake();
  }, [attempts]);

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
    <Page title={title} rail={<PhoneLink onAsk={uploads.refresh} />} railLabel={t("documents.onPhone")}>
      <ErrorSummary
        focusKey={attempts}
        title={t("form.errorsMany", { count: mistakes.length })}
        errors={mistakes.length > 1 ? mistakes : []}
      />
      <Question title={title} lead={t("documents.lead")} why={t("documents.why")} />
      {shown.map((type) => (
        <DocumentField
          key={type}
          type={type}
          uploads={uploads}
          educationLevel={record.educationLevel}
          error={mistakeOf(type)}
        />
      ))}
      {failed ? (
        <InlineMessage
          tone="error"
          toneLabel={t("common.error")}
          live
          title={t(failed === "offline" ? "form.offlineTitle" : "form.refused")}
        >
          {t(failed === "offline" ? "form.offlineText" : "errors.STEP_NOT_ALLOWED")}
        </InlineMessage>
      ) : null}
      {isScanning ? (
        <InlineMessage live toneLabel={t("common.note")}>
          {t("documents.stillWaiting")}
        </InlineMessage>
      ) : null}
      <Actions note={waits ? <span role="status">{t("documents.stillUploading")}</span> : undefined}>
        <Button onClick={finish} busy={waits} busyLabel={t("common.saving")}>
          {goOnText}
        </Button>
      </Actions>
    </Page>
  );
}
