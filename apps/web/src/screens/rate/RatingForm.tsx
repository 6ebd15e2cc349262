import { maxRating, maxMessageLength, rate } from "@kautia/contract";
import { Card, ChoiceList, Question, RatingField, TextArea } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import type { Binding } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import { SideBySide } from "../../frame/SideBySide.tsx";

export interface RatingFormProps {
  id: string;
  landlordName: string | null;
  brand: string;
  onRated: () => Promise<void>;
  /** Called when the rating was already given in another tab or on another device. */
  onAlready: () => void;
}

const stars = ["1", "2", "3", "4", "5"] as const satisfies { length: typeof maxRating };

/** Two five-star ratings, a recommendation and an optional message; says what happens with them. */
export function RatingForm({ id, landlordName, brand, onRated, onAlready }: RatingFormProps) {
  const { t } = useText();
  const form = useForm({
    id: `rating-${id}`,
    call: rate,
    initial: { landlordRating: "", providerRating: "", recommend: "", message: "" },
    labels: {
      landlordRating: "rate.landlord",
      providerRating: "rate.provider",
      recommend: "rate.recommend",
      message: "rate.message",
    },
    words: {
      landlordRating: { FIELD_REQUIRED: "validation.option" },
      providerRating: { FIELD_REQUIRED: "validation.option" },
      recommend: { FIELD_REQUIRED: "validation.option" },
    },
    body: ({ landlordRating, providerRating, recommend, message }) => ({
      id,
      landlordRating: landlordRating === "" ? undefined : Number(landlordRating),
      providerRating: providerRating === "" ? undefined : Number(providerRating),
      recommend: recommend === "" ? undefined : recommend === "yes",
      message,
    }),
    onRefused: (errorCode) => {
      if (errorCode !== "ALREADY_RATED") return false;
      onAlready();
      return true;
    },
    onSaved: onRated,
  });
  const starLabels = stars.map((star) => t(`rate.stars.${star}`));
  const scale = (binding: Binding<string>) => ({
    ...binding,
    value: binding.value === "" ? null : Number(binding.value),
    onChange: (value: number) => binding.onChange(String(value)),
    starLabels,
  });
  const name = landlordName ?? t("policies.landlordUnnamed");

  return (
    <Form form={form} head={<Question title={t("rate.title")} lead={t("rate.lead")} />}>
      <SideBySide
        top={
          <>
            <RatingField {...scale(form.bind("landlordRating"))} help={name} />
            <RatingField {...scale(form.bind("providerRating"))} help={brand} />
            <ChoiceList
              {...form.bind("recommend")}
              layout="row"
              value={form.values.recommend === "" ? null : form.values.recommend}
              options={[
                { value: "yes", label: t("common.yes") },
                { value: "no", label: t("common.no") },
              ]}
            />
            <TextArea
              {...form.bind("message")}
              optionalText={t("common.optional")}
              maxLength={maxMessageLength}
              rows={4}
            />
          </>
        }
        side={
          <Card tone="quiet" title={t("rate.becomesTitle")}>
            <p>{t("rate.becomes")}</p>
          </Card>
        }
      >
        <FormActions form={form} label={t("rate.send")} />
      </SideBySide>
    </Form>
  );
}
