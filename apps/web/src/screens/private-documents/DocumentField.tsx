import type { DocumentType } from "@kautia/contract";
import { FileDrop, type FileItem } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import type { Text } from "../../i18n/create-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { acceptedKinds, findObstacle, megabytes, type Upload } from "./uploads.ts";
import type { Uploads } from "./use-uploads.ts";

export interface DocumentFieldProps {
  type: DocumentType;
  uploads: Uploads;
  error: ReturnType<typeof findObstacle>;
}

/** One owed document: why it is, and its files. */
export function DocumentField({ type, uploads, error }: DocumentFieldProps) {
  const { settings } = useApp();
  const text = useText();
  const { t } = text;
  const mine = uploads.list.filter((upload) => upload.type === type);
  return (
    <FileDrop
      id={type}
      label={t(`documents.${type}`)}
      help={
        <>
          {t(`documents.${type}.why`)}
          <br />
          {t("documents.format", { megabytes: megabytes(settings.uploads.maxBytes) })}
        </>
      }
      error={error ? t(error) : undefined}
      accept={acceptedKinds}
      multiple
      files={mine.map((upload) => showUpload(upload, text))}
      onFiles={(files) => uploads.add(type, files)}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      onReplace={uploads.replace}
      photo
      texts={{
        choose: t(mine.length > 0 ? "documents.chooseAnother" : "documents.choose"),
        drop: t("documents.drop"),
        photo: t("documents.photo"),
        cancel: t("documents.cancel"),
        retry: t("documents.retry"),
        remove: t("documents.remove"),
        replace: t("documents.replace"),
        uploading: t("documents.uploading"),
        waiting: t("documents.waiting"),
        done: t("documents.done"),
      }}
    />
  );
}

function showUpload({ id, name, size, state, progress, failure, file }: Upload, text: Text): FileItem {
  const message = failure ? failureText(failure, state, text) : undefined;
  return { id, name, detail: sizeText(size, text), state, progress, message, offers: offersOf(state, failure, file) };
}

/** A file that is wrong in itself is not worth another try. */
function offersOf(state: Upload["state"], failure: Upload["failure"], file: File | null): FileItem["offers"] {
  if (state !== "failed") return ["cancel", "replace", "remove"];
  const isWrong = failure !== null && failure.code.startsWith("FILE_");
  return isWrong || !file ? ["remove"] : ["retry", "remove"];
}

function failureText({ code, params }: NonNullable<Upload["failure"]>, state: Upload["state"], { t }: Text): string {
  if (code === "offline") return t("documents.offline");
  if (code === "cancelled") return t("documents.cancelled");
  // It is there, and could not be taken back.
  if (state !== "failed" && code === "STEP_NOT_ALLOWED") return t("documents.neededHere");
  return t(`errors.${code}`, params);
}

function sizeText(bytes: number, { t, number }: Text): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return t("documents.sizeKb", { size: number(kilobytes) });
  return t("documents.sizeMb", { size: number(Math.round(kilobytes / 102.4) / 10) });
}
