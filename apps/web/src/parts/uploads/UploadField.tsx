import { FileDrop, type FileItem } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useApp } from "../../app/app-context.ts";
import type { Text } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import { acceptedKinds, megabytes, type Upload, type UploadFailure } from "./uploads.ts";
import type { Uploads } from "./use-uploads.ts";

export interface UploadFieldProps<T> {
  id: string;
  label: string;
  help: ReactNode;
  optionalText?: string;
  error?: string | undefined;
  type: T;
  uploads: Uploads<T>;
  offers: readonly ("replace" | "remove")[];
  /** False if the latest file takes the place of the one before. */
  multiple?: boolean;
}

export function UploadField<T>(props: UploadFieldProps<T>) {
  const { id, label, help, optionalText, error, type, uploads, offers, multiple = true } = props;
  const { settings } = useApp();
  const text = useText();
  const { t } = text;
  const mine = uploads.list.filter((upload) => upload.type === type);
  return (
    <FileDrop
      id={id}
      label={label}
      help={
        <>
          <span>{help}</span>
          <br />
          <span>{t("documents.format", { megabytes: megabytes(settings.uploads.maxBytes) })}</span>
        </>
      }
      optionalText={optionalText}
      error={error}
      accept={acceptedKinds}
      multiple={multiple}
      files={mine.map((upload) => showUpload(upload, text, offers))}
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

function showUpload(upload: Upload<unknown>, text: Text, offers: UploadFieldProps<unknown>["offers"]): FileItem {
  const { id, name, size, state, progress, failures } = upload;
  const message = failures.map((failure) => failureText(failure, state, text)).join(" ") || undefined;
  return { id, name, detail: sizeText(size, text), state, progress, message, offers: offersOf(upload, offers) };
}

/** An invalid file cannot be retried. */
function offersOf(
  { state, failures, file }: Upload<unknown>,
  offers: UploadFieldProps<unknown>["offers"],
): FileItem["offers"] {
  if (state !== "failed") return ["cancel", ...offers];
  const isWrong = failures.some(({ code }) => code === "changed" || code.startsWith("FILE_"));
  return isWrong || !file ? ["remove"] : ["retry", "remove"];
}

function failureText({ code, params }: UploadFailure, state: Upload<unknown>["state"], { t }: Text): string {
  if (code === "offline") return t("documents.offline");
  if (code === "cancelled") return t("documents.cancelled");
  if (code === "changed") return t("documents.changed");
  // The file is stored and could not be removed.
  if (state !== "failed" && code === "STEP_NOT_ALLOWED") return t("documents.neededHere");
  return t(`errors.${code}`, params);
}

export function sizeText(bytes: number, { t, number }: Text): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return t("documents.sizeKb", { size: number(kilobytes) });
  return t("documents.sizeMb", { size: number(Math.round(kilobytes / 102.4) / 10) });
}
