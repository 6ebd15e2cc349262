import { partnerEventTypes } from "@kautia/contract";
import { Checkbox, ChoiceList, TextField, VisuallyHidden } from "@kautia/design-system";
import type { FormState } from "#form/form-state.ts";
import { EventName } from "#parts/webhooks/EventName.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import type { WebhookValues } from "./webhook-form.ts";

/** A webhook's address, and which events it gets. */
export function WebhookFields({ form }: { form: FormState<WebhookValues> }) {
  const { t } = useText();
  const { value: chosen, onChange, ...which } = form.bind("events");
  return (
    <>
      <TextField
        {...form.bind("url")}
        type="url"
        help={t("manager.webhooks.urlHelp")}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceList
        {...which}
        value={chosen === null ? "all" : "some"}
        onChange={(value) => onChange(value === "all" ? null : [])}
        options={[
          { value: "all", label: t("manager.webhooks.all"), explanation: t("manager.webhooks.allText") },
          { value: "some", label: t("manager.webhooks.some") },
        ]}
      />
      {chosen === null ? null : (
        <fieldset className="webhook-choice">
          <legend>
            <VisuallyHidden>{t("manager.webhooks.events")}</VisuallyHidden>
          </legend>
          {partnerEventTypes.map((type) => (
            <Checkbox
              key={type}
              label={<EventName type={type} />}
              checked={chosen.includes(type)}
              onChange={(ticked) =>
                onChange(
                  partnerEventTypes.filter((partnerEventType) =>
                    partnerEventType === type ? ticked : chosen.includes(partnerEventType),
                  ),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
