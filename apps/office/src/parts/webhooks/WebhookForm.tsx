import {
  type addWebhook,
  type addWebhookForPartner,
  type CallAnswer,
  type CallRequest,
  type changeWebhook,
  type changeWebhookOfPartner,
  fieldError,
  type PartnerEventType,
  partnerEventTypes,
} from "@kautia/contract";
import { Checkbox, ChoiceList, TextField } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { EventName } from "./EventNames.tsx";

type WebhookCall =
  | typeof addWebhook
  | typeof addWebhookForPartner
  | typeof changeWebhook
  | typeof changeWebhookOfPartner;

interface WebhookFormProps<C extends WebhookCall> {
  call: C;
  /** The partner and the webhook in the call's path. */
  params: Record<string, string>;
  /** What the webhook has now; a new one gets all events. */
  now?: { url: string; events: readonly PartnerEventType[] };
  label: string;
  onDone: (answer: CallAnswer<C>) => unknown;
}

interface Values {
  url: string;
  /** Null for all events. */
  events: readonly PartnerEventType[] | null;
}

/** A webhook's address, and which events it gets. */
export function WebhookForm<C extends WebhookCall>({ call, params, now, label, onDone }: WebhookFormProps<C>) {
  const { t } = useText();
  const initial: Values = { url: now?.url ?? "", events: now && now.events.length > 0 ? now.events : null };
  const form = useCallForm({
    call,
    initial,
    request: ({ url, events }) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the four calls take the same body
      ({ params, body: { url, events: events ?? [] } }) as unknown as CallRequest<C>,
    // To the API, no events mean all.
    check: ({ events }) => (events?.length === 0 ? [fieldError("events", "FIELD_REQUIRED")] : []),
    words: {
      url: { FIELD_INVALID: "partners.webhooks.urlWrong" },
      events: { FIELD_REQUIRED: "partners.webhooks.noneChosen" },
    },
    onDone,
  });
  const { value: chosen, onChange, ...which } = form.bind("events");
  return (
    <CallFormView form={form} label={label}>
      <TextField
        {...form.bind("url")}
        label={t("partners.webhooks.url")}
        type="url"
        help={t("partners.webhooks.urlHelp")}
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceList
        {...which}
        label={t("partners.webhooks.which")}
        value={chosen === null ? "all" : "some"}
        onChange={(value) => onChange(value === "all" ? null : [])}
        options={[
          { value: "all", label: t("partners.webhooks.all"), explanation: t("partners.webhooks.allText") },
          { value: "some", label: t("partners.webhooks.some") },
        ]}
      />
      {chosen === null ? null : (
        <fieldset className="choices">
          <legend className="k-visually-hidden">{t("partners.webhooks.events")}</legend>
          {partnerEventTypes.map((type) => (
            <Checkbox
              key={type}
              label={<EventName type={type} />}
              checked={chosen.includes(type)}
              onChange={(isTicked) =>
                onChange(partnerEventTypes.filter((other) => (other === type ? isTicked : chosen.includes(other))))
              }
            />
          ))}
        </fieldset>
      )}
    </CallFormView>
  );
}
