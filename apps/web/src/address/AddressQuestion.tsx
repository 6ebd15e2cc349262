import { type AddressAnswer, type Call, fullAddress, type PostalAddress } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { type SubmitEvent, useEffect, useState } from "react";
import { useApp } from "../app/app-context.ts";
import { useText } from "../texts/use-text.ts";
import { AddressDouble } from "./AddressDouble.tsx";
import { AddressEntry } from "./AddressEntry.tsx";
import { addressLabels, addressValues, fitsParts, wordsOf } from "./address-values.ts";
import { EarlierAddresses } from "./EarlierAddresses.tsx";
import { Form } from "../form/Form.tsx";
import { FormActions } from "../form/FormActions.tsx";
import { usePart, useTakesPage } from "../form/part.ts";
import { PartnersHome } from "./PartnersHome.tsx";
import { useAddressEntry } from "./use-address-entry.ts";
import { useAddressLine } from "./use-address-line.ts";
import { useDoublePolicy } from "./use-double-policy.ts";
import { QuestionHead } from "../form/QuestionHead.tsx";
import { useForm } from "../form/use-form.ts";
import { useMissingUnit } from "./use-missing-unit.ts";
import { usePartnersHome } from "./use-partners-home.ts";
import { usePicked } from "./use-picked.ts";

export interface AddressQuestionProps {
  /** The question's id, which is also the key of its draft. */
  id: string;
  call: Call;
  title: TextKey;
  why?: TextKey;
  saved: AddressAnswer | null;
  /** Addresses given to other questions, offered as answers. */
  earlier?: readonly (AddressAnswer | null | undefined)[];
  /** Adds fields to the call's body when it is sent. */
  beside?: () => Record<string, unknown>;
  /** Whether the address can have a door or floor. */
  home: boolean;
  /** Whether it is where the visitor lives, so that the browser may fill it in. */
  own?: boolean;
  /** Whether it is the home that the guarantee is for. */
  insured?: boolean;
  /** Whether another question appears below it. */
  unfolds?: boolean;
  onSaved: () => Promise<void>;
}

/** A question for an address in one line, picked from suggestions. The fields behind it appear when they are needed. */
export function AddressQuestion(props: AddressQuestionProps) {
  const {
    id,
    call,
    title,
    why,
    saved,
    earlier = [],
    beside,
    home,
    own = false,
    insured = false,
    unfolds = false,
    onSaved,
  } = props;
  const { t, region } = useText();
  const { country } = useApp();
  const address = usePicked(saved);
  const { picked } = address;
  const partnersHome = usePartnersHome(insured);
  const unit = useMissingUnit();
  const double = useDoublePolicy();
  const form = useForm({
    id,
    call,
    initial: addressValues(saved?.address, country()),
    labels: addressLabels,
    words: wordsOf,
    body: (typed) => ({ ...beside?.(), address: { address: typed, ...address.sourceOf(typed) } }),
    onSaved: async () => {
      const isPicked = picked !== null && fitsParts(form.values, picked.parts);
      if (insured && !isPicked && (await unit.ask(form.values))) return "stay";
      if (insured && (await partnersHome.leads())) return "stay";
      if (insured && (await double.warn(fullAddress(form.values)))) return "stay";
      await onSaved();
      return undefined;
    },
    checksAgain: insured,
    isEmpty: (typed) => typed.street === "" && typed.city === "" && typed.zip === "" && typed.streetNumber === "",
  });
  const [taken, take] = useState<PostalAddress>();
  const line = useAddressLine(form.values, form.change);
  const entry = useAddressEntry({ form, address, line, known: [saved?.address, taken], home });
  const { empty, asCard, setFields } = entry;
  const asksUnit = unit.isAsked(form.values);
  const lineForm = {
    ...form,
    check: () => {
      line.take();
      return form.check();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      line.take();
      form.onSubmit(event);
    },
  };

  // Among other questions, a typed address becomes a card once it is saved.
  const part = usePart();
  const savedLine = saved?.fullAddress;
  useEffect(() => {
    if (part && savedLine !== undefined) setFields("hidden");
  }, [part, savedLine, setFields]);
  // The question after it appears once this one is saved.
  useEffect(() => {
    if (unfolds && picked && asCard) part?.saveSoon();
  }, [unfolds, picked, asCard, part]);
  const partnersPage = () =>
    partnersHome.shown && <PartnersHome home={partnersHome.shown} onOther={() => partnersHome.show(null)} />;
  useTakesPage(partnersHome.shown, partnersPage);

  const isAbroad = insured && form.values.country !== (saved?.address.country ?? country());

  if (partnersHome.looking) return null;
  if (partnersHome.shown && !part) return partnersPage();
  return (
    <Form form={lineForm} head={<QuestionHead title={t(title)} why={why && t(why)} />}>
      {empty ? (
        <EarlierAddresses
          addresses={earlier}
          onTake={(item) => {
            take(item);
            form.change(addressValues(item, item.country));
          }}
        />
      ) : null}
      <AddressEntry
        entry={entry}
        own={own}
        foldsUnit={!insured}
        takesFocus={picked !== null || taken !== undefined}
        {...(insured && { onHome: partnersHome.show })}
      />
      {asksUnit ? (
        <InlineMessage tone="info" live>
          {t("errors.ADDRESS_HAS_NO_UNIT_NAME")}
        </InlineMessage>
      ) : null}
      {isAbroad ? (
        <InlineMessage tone="info" live>
          {t("address.abroad", { country: region(form.values.country.toUpperCase()) })}
        </InlineMessage>
      ) : null}
      <AddressDouble of={double.warnedOf} />
      <FormActions form={form} />
    </Form>
  );
}
