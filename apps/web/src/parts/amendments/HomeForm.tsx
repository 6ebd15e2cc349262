import { TextField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for the right number and door of the home. */
export function HomeForm<C extends AskCall>({ asking }: AmendmentFormProps<C>) {
  const { t } = useText();
  const form = useAmendmentForm(asking, {
    kind: "HOME",
    initial: { streetNumber: "", unitName: "" },
    labels: { streetNumber: "fields.streetNumber", unitName: "fields.unitName" },
    change: (values) => values,
  });
  return (
    <Form form={form}>
      <TextField {...form.bind("streetNumber")} width="medium" autoComplete="off" />
      <TextField {...form.bind("unitName")} optionalText={t("common.optional")} width="medium" autoComplete="off" />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
