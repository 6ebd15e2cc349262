import { type AddressAnswer, type Call, fullAddress, type PostalAddress } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useApp } from "../shell/app/app-context.ts";
import { useText } from "../shell/i18n/use-text.ts";
import { AddressCard } from "./AddressCard.tsx";
import { AddressDouble } from "./AddressDouble.tsx";
import { AddressFields, UnitField } from "./AddressFields.tsx";
import { AddressLookup } from "./AddressLookup.tsx";
import {
  addressLabels,
  addressOfLine,
  addressParts,
  addressValues,
  fitsParts,
  isComplete,
  isSameHouse,
  wordsOf,
} from "./address-values.ts";
import { EarlierAddresses } from "./EarlierAddresses.tsx";
import { Form } from "../form/Form.tsx";
import { FormActions } from "../form/FormActions.tsx";
import { usePart, useTakesPage } from "../form/part.ts";
import { PartnersHome } from "./PartnersHome.tsx";
import { useDoublePolicy } from "./use-double-policy.ts";
import { Unfold } from "../form/Unfold.tsx";
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
  const { picked, pick, sourceOf } = usePicked(saved);
  const partnersHome = usePartnersHome(insured);
  const unit = useMissingUnit();
  const double = useDoublePolicy();
  const form = useForm({
    id,
    call,
    initial: addressValues(saved?.address, country()),
    labels: addressLabels,
    words: wordsOf,
    body: (typed) => ({ ...beside?.(), address: { address: typed, ...sourceOf(typed) } }),
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
  const empty = form.values.street === "" && form.values.city === "";
  // Once shown, the fields stay: they must not vanish while somebody types in them.
  const [fields, setFields] = useState<"hidden" | "shown" | "asked">("hidden");
  const [taken, take] = useState<PostalAddress>();
  const line = useRef("");
  const known = [saved?.address, taken].some((one) => one && isSameHouse(form.values, one));
  const complete = picked ? isComplete(form.values, picked, home) : known;
  const wrong = addressParts.some((part) => form.bind(part).error !== undefined);
  const asksUnit = unit.isAsked(form.values);
  if (fields === "hidden" && (wrong || (!empty && !complete))) setFields("shown");
  const asCard = complete && fields === "hidden";

  /** An address that was typed whole, without picking a suggestion. */
  function takeLine(): void {
    if (empty && line.current.trim() !== "") form.change(addressOfLine(line.current, form.values.country));
  }
  const lineForm = {
    ...form,
    check: () => {
      takeLine();
      return form.check();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      takeLine();
      form.onSubmit(event);
    },
  };

  // Among other questions, a typed address becomes a card once it is saved.
  const part = usePart();
  const savedLine = saved?.fullAddress;
  useEffect(() => {
    if (part && savedLine !== undefined) setFields("hidden");
  }, [part, savedLine]);
  // The question after it appears once this one is saved.
  useEffect(() => {
    if (unfolds && picked && asCard) part?.saveSoon();
  }, [unfolds, picked, asCard, part]);
  useTakesPage(partnersHome.shown !== null);

  const isAbroad = insured && form.values.country !== (saved?.address.country ?? country());

  if (partnersHome.looking) return null;
  if (partnersHome.shown) return <PartnersHome home={partnersHome.shown} onOther={() => partnersHome.show(null)} />;
  return (
    <Form form={lineForm} head={<QuestionHead title={t(title)} why={why && t(why)} />}>
      {empty ? (
        <EarlierAddresses
          addresses={earlier}
          onTake={(address) => {
            take(address);
            form.change(addressValues(address, address.country));
          }}
        />
      ) : null}
      {asCard ? (
        <>
          <AddressCard
            values={form.values}
            takesFocus={picked !== null || taken !== undefined}
            onChange={() => setFields("asked")}
          />
          {insured ? <UnitField bind={form.bind} own={own} /> : null}
          {home && !insured ? (
            <Unfold label={t("fields.unitAdd")} open={form.values.unitName !== ""}>
              <UnitField bind={form.bind} own={own} />
            </Unfold>
          ) : null}
        </>
      ) : (
        <>
          <AddressLookup
            values={form.values}
            change={form.change}
            picked={picked}
            onPick={pick}
            home={home}
            help={fields !== "hidden" ? "address.searchHelp" : "address.lineHelp"}
            onLine={(text) => (line.current = text)}
            onDown={(text) => {
              setFields("shown");
              if (text !== undefined) takeLine();
            }}
            {...(insured && { onHome: partnersHome.show })}
          />
          {fields !== "hidden" ? (
            <AddressFields bind={form.bind} home={home} own={own} takesFocus={fields === "asked"} />
          ) : (
            <Button variant="text" className="form-under" onClick={() => setFields("asked")}>
              {t("address.byHand")}
            </Button>
          )}
        </>
      )}
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
