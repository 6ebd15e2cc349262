import { type Declarant, declarantsOf, declarationKinds, recordDeclaration, recordedWays } from "@kautia/contract";
import { Select, TextArea, TextField } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { AmountField, ChipsField, DayField, useToday } from "../../form/fields.tsx";
import { type CallForm, useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { type DeclareValues, isForSomebody, noDeclaration, toBody } from "./declare-values.ts";
import { DeclarationEffect } from "./DeclarationEffect.tsx";
import { ScanField } from "./ScanField.tsx";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/declare")({ component: DeclareForm });

/** Records what somebody declared by letter, mail, fax, phone or in person. Says what follows before it is sent. */
function DeclareForm() {
  const { t } = useText();
  const { refId, country, coTenants } = usePolicy();
  const goBack = useBackToPolicy();
  const today = useToday(country);
  const form = useCallForm({
    call: recordDeclaration,
    initial: noDeclaration(today),
    request: (values) => ({ params: { refId }, body: toBody(values) }),
    onDone: ({ asked }) => goBack(t(asked ? "office.fourEyes.asked" : "office.declare.done")),
  });
  const { kind, by } = form.values;
  const all: readonly Declarant[] = declarantsOf[kind];
  const declarants = coTenants.length > 0 ? all : all.filter((value) => value !== "CO_TENANT");
  return (
    <PolicyForm title={t("office.declare")} form={form} label={t("office.declare.save")}>
      <ChipsField
        {...form.bind("kind")}
        label={t("office.declare.what")}
        of={declarationKinds}
        textOf={(value) => t(`office.declare.${value}`)}
        onChange={(next) => {
          const may: readonly Declarant[] = declarantsOf[next];
          form.set({ kind: next, ...(!may.includes(by) && { by: may[0] }) });
        }}
      />
      <ChipsField
        {...form.bind("way")}
        label={t("office.declare.way")}
        of={recordedWays}
        textOf={(value) => t(`office.declare.${value}`)}
      />
      <DayField
        {...form.bind("declaredOn")}
        label={t("office.declare.declaredOn")}
        help={t("office.declare.declaredOnHelp")}
      />
      <DayField {...form.bind("arrivedOn")} label={t("office.declare.arrivedOn")} />
      <ChipsField
        {...form.bind("by")}
        label={t("office.declare.by")}
        of={declarants}
        textOf={(value) => t(`office.declare.by.${value}`)}
      />
      {by === "CO_TENANT" ? (
        <Select
          {...form.bind("name")}
          label={t("office.declare.name")}
          emptyText={t("common.choose")}
          options={coTenants.map(({ name }) => ({ value: name, label: name }))}
        />
      ) : null}
      {isForSomebody(by) && by !== "CO_TENANT" ? (
        <TextField {...form.bind("name")} label={t("office.declare.name")} />
      ) : null}
      <Details form={form} />
      <ScanField refId={refId} onStored={(scanId) => form.set({ scanId })} />
      <TextArea {...form.bind("note")} label={t("office.declare.note")} optionalText={t("common.optional")} rows={2} />
      <DeclarationEffect refId={refId} values={form.values} onCancel={() => form.set({ kind: "CANCELLATION" })} />
    </PolicyForm>
  );
}

/** What a kind needs besides the days. */
function Details({ form }: { form: CallForm<DeclareValues> }) {
  const policy = usePolicy();
  const text = useText();
  const { t, shortDate } = text;
  const { exactMoney } = text.in(policy.country);
  const { kind } = form.values;
  if (kind === "OBJECTION" || kind === "AGREEMENT")
    return (
      <>
        <Select
          {...form.bind("claimId")}
          label={t("office.declare.claim")}
          emptyText={t("common.choose")}
          options={policy.claims
            .filter(({ granted }) => granted === null)
            .map(({ id, amount, reportedAt }) => ({
              value: id,
              label: `${exactMoney(amount)}, ${shortDate(reportedAt)}`,
            }))}
        />
        {kind === "OBJECTION" ? (
          <TextArea {...form.bind("text")} label={t("office.declare.objection")} rows={4} />
        ) : null}
      </>
    );
  if (kind === "MOVING_OUT") return <DayField {...form.bind("movedOutOn")} label={t("office.declare.movedOutOn")} />;
  if (kind === "CLAIM")
    return (
      <>
        <TextField {...form.bind("description", "items.0.description")} label={t("office.declare.claimFor")} />
        <AmountField {...form.bind("amount", "items.0.amount")} label={t("staff.col.amount")} />
      </>
    );
  return null;
}
