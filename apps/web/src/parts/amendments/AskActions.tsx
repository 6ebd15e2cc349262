import { ButtonLink } from "@kautia/design-system";
import { FormActions, type FormActionsProps } from "../../form/FormActions.tsx";
import { useText } from "../../texts/use-text.ts";
import type { Asking } from "./use-amendment-form.ts";

interface AskActionsProps extends Pick<FormActionsProps, "form" | "ends"> {
  asking: Pick<Asking, "listPath">;
  /** 'Send request' by default. */
  label?: string;
}

/** The button that asks for a change, and beside it the way back to the list of changes. */
export function AskActions({ asking, label, ...actions }: AskActionsProps) {
  const { t } = useText();
  return (
    <FormActions {...actions} label={label ?? t("changes.ask")}>
      <ButtonLink variant="text" href={asking.listPath}>
        {t("common.cancel")}
      </ButtonLink>
    </FormActions>
  );
}
