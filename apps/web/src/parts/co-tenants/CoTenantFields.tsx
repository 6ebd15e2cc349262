import { Button, DateField, TextField, VisuallyHidden } from "@kautia/design-system";
import { useEffect, useRef } from "react";
import { useApp } from "../../app/app-context.ts";
import type { Values } from "../../app/drafts.ts";
import { EmailField } from "../../form/EmailField.tsx";
import type { Binding, FormState } from "../../form/form-state.ts";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import {
  coTenantName,
  type CoTenantPath,
  coTenantPath,
  type CoTenantValues,
  type Row,
  rowsIn,
  withoutRow,
  withRow,
} from "./rows.ts";
import "./co-tenants.css";

export interface CoTenantForm {
  values: CoTenantValues;
  bind: (name: CoTenantPath) => Binding<string>;
  change: (some: Partial<CoTenantValues>) => void;
}

/** The part of a form that has the fields of co-tenants. */
export function coTenantForm<V extends Values & CoTenantValues>(form: FormState<V>): CoTenantForm {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are among those of the form
  const change = (some: Partial<CoTenantValues>) => form.change(some as Partial<V>);
  return {
    values: form.values,
    bind(name) {
      const { id, label, value, error } = form.bind(name);
      return { id, label, error, value, onChange: (typed) => change({ [name]: typed }) };
    },
    change,
  };
}

export interface CoTenantFieldsProps {
  form: CoTenantForm;
  /** Whether a landlord invites, who need not know the birth dates. */
  invites?: boolean;
}

/**
 * One line for somebody alone. Otherwise the fields of everybody who signs too, without their incomes. Nobody is asked
 * where the insurer lets every tenant sign alone.
 */
export function CoTenantFields({ form, invites = false }: CoTenantFieldsProps) {
  const { t } = useText();
  const { maxCoTenants } = useApp().settings;
  const rows = rowsIn(form.values);
  const content = useRef<HTMLDivElement>(null);
  const focusOn = useRef<"last" | "add" | null>(null);
  useEffect(() => {
    const target = { last: "fieldset:last-of-type input", add: ".co-tenants-add button" };
    if (focusOn.current) content.current?.querySelector<HTMLElement>(target[focusOn.current])?.focus();
    focusOn.current = null;
  }, [rows.length]);
  if (maxCoTenants === 0 && rows.length === 0) return null;

  function add(): void {
    focusOn.current = "last";
    form.change(withRow(form.values));
  }
  function remove(row: Row): void {
    focusOn.current = "add";
    form.change(withoutRow(form.values, row));
  }

  return (
    <div ref={content} className="k-flow">
      {rows.length === 0 ? null : (
        <div className="form-part__head">
          <h2>{t(invites ? "invite.coTenants" : "coTenants.title")}</h2>
          <p className="quiet">{t(invites ? "invite.coTenantsWhy" : "coTenants.why")}</p>
        </div>
      )}
      {rows.map((row) => (
        <Person key={row} {...{ form, row, invites }} isOnly={rows.length === 1} onRemove={() => remove(row)} />
      ))}
      {rows.length < maxCoTenants ? (
        <p className="quiet co-tenants-add">
          {rows.length === 0 ? (
            <span>{`${t(invites ? "invite.coTenantsQuestion" : "questions.co-tenants.title")} `}</span>
          ) : null}
          <Button variant="text" className="form-under" onClick={add}>
            {t(rows.length === 0 ? "coTenants.add" : "coTenants.addAnother")}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

interface PersonProps {
  form: CoTenantForm;
  row: Row;
  invites: boolean;
  isOnly: boolean;
  onRemove: () => void;
}

function Person({ form, row, invites, isOnly, onRemove }: PersonProps) {
  const { t, shortDate } = useText();
  const title = t("coTenants.person", { number: row + 1 });
  return (
    <fieldset className="co-tenant">
      <legend className={isOnly ? "k-visually-hidden" : undefined}>{title}</legend>
      <div className="k-flow">
        <TextField {...form.bind(coTenantPath(row, "firstName"))} autoComplete="off" />
        <TextField {...form.bind(coTenantPath(row, "lastName"))} autoComplete="off" />
        <DateField
          {...form.bind(coTenantPath(row, "birthDate"))}
          {...useDateTexts()}
          optionalText={invites ? t("common.optional") : undefined}
          help={t("fields.birthDateHelp", { example: shortDate("1994-05-31") })}
        />
        <EmailField
          {...form.bind(coTenantPath(row, "email"))}
          autoComplete="off"
          help={t(invites ? "invite.coTenantEmailHelp" : "coTenants.emailHelp")}
        />
        <Button variant="text" className="form-under" onClick={onRemove}>
          <span>{t("coTenants.remove")}</span>
          <VisuallyHidden>{` ${coTenantName(form.values, row) || title}`}</VisuallyHidden>
        </Button>
      </div>
    </fieldset>
  );
}
