import type { FileDrop } from "@kautia/design-system";
import type { ComponentProps } from "react";
import { useText } from "../../text/use-text.ts";

export function useFileTexts(): ComponentProps<typeof FileDrop>["texts"] {
  const { t } = useText();
  return {
    choose: t("inviteFile.choose"),
    drop: t("inviteFile.drop"),
    photo: "",
    cancel: t("common.cancel"),
    retry: t("common.retry"),
    replace: t("inviteFile.choose"),
    remove: t("partners.people.remove"),
    uploading: t("common.loading"),
    waiting: t("common.loading"),
    done: t("common.loading"),
  };
}
