import { addDays, cancelPolicy, fieldError, type PolicyView, proveMovingOut } from "@kautia/contract";
import { Button, DateField, Link } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { useEffect, useRef, useState } from "react";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import type { Binding } from "#form/form-state.ts";
import { QuickAnswers } from "#form/QuickAnswers.tsx";
import { useDateTexts } from "#form/use-date-texts.ts";
import { useScreenPath } from "#routing/use-screen-path.ts";
import { useText } from "#texts/use-text.ts";
import { Consequences } from "../Leave.tsx";
import type { PolicyPartProps } from "../PolicyPage.tsx";
import { useAccountForm } from "../use-account-form.ts";

interface DayFormProps extends Pick<PolicyPartProps, "policy"> {
  /** Called without a policy when the tenant keeps the day that was given before. */
  onDone: (now?: PolicyView) => void;
  mayClose: boolean;
}

/** Asks for the day. A tenant who has not cancelled yet also cancels, after reading what that means. */
export function DayForm({ policy, onDone, mayClose }: DayFormProps) {
  const { t } = useText();
  const path = useScreenPath();
  const { refId, wayOut, contractNumber } = policy;
  const shared = {
    params: { refId },
    labels: { movedOutOn: "movingOut.day" },
    words: { movedOutOn: { FIELD_INVALID: "validation.date" } },
    initial: { movedOutOn: policy.movingOut?.movedOutOn ?? "" },
    onSaved: onDone,
  } as const;
  const naming = useAccountForm({
    ...shared,
    id: `moved-out-on-${refId}`,
    call: proveMovingOut,
    body: ({ movedOutOn }) => ({ movedOutOn: movedOutOn === "" ? undefined : movedOutOn }),
  });
  const cancelling = useAccountForm({
    ...shared,
    id: `moved-out-and-cancelled-${refId}`,
    call: cancelPolicy,
    check: ({ movedOutOn }) => (movedOutOn === "" ? [fieldError("movedOutOn", "FIELD_REQUIRED")] : []),
    body: ({ movedOutOn }) => ({ reason: "", movedOutOn: movedOutOn === "" ? undefined : movedOutOn }),
  });
  const form = wayOut ? cancelling : naming;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayClose) place.current?.querySelector("input")?.focus();
  }, [mayClose]);
  return (
    <div ref={place} className="k-flow">
      {wayOut ? null : <p>{t("movingOut.lead")}</p>}
      <Form form={form}>
        <DayField field={form.bind("movedOutOn")} />
        {wayOut ? (
          <section className="k-flow">
            <h2>{t("movingOut.cancels")}</h2>
            <Consequences policy={policy} wayOut={wayOut} />
            <p>
              <Link standalone href={path("policy-leaving", { contractNumber })}>
                {t("movingOut.later")}
              </Link>
            </p>
          </section>
        ) : null}
        <FormActions
          form={form}
          label={t(wayOut ? "movingOut.cancelAndNext" : "movingOut.next")}
          ends={wayOut !== null}
        >
          {mayClose ? (
            <Button variant="text" onClick={() => onDone()}>
              {t("common.cancel")}
            </Button>
          ) : null}
        </FormActions>
      </Form>
    </div>
  );
}

function DayField({ field }: { field: Binding<string> }) {
  const { t, country } = useText();
  const dateTexts = useDateTexts();
  const [today] = useState(() => todayIn(country()));
  return (
    <>
      <DateField
        {...field}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        near="past"
        help={t("movingOut.dayHelp")}
      />
      <QuickAnswers
        label={t("movingOut.usualDays")}
        value={field.value}
        onTake={field.onChange}
        answers={[
          { value: today, label: t("fields.today") },
          { value: addDays(today, -1), label: t("movingOut.yesterday") },
        ]}
      />
    </>
  );
}
