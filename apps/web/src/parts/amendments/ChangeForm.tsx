import { type AmendmentKind, amendmentKinds, withdrawalDays } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { useText } from "../../texts/use-text.ts";
import { CoTenantsForm } from "./CoTenantsForm.tsx";
import { EndForm } from "./EndForm.tsx";
import { HigherDepositForm } from "./HigherDepositForm.tsx";
import { HomeForm } from "./HomeForm.tsx";
import { LandlordContactForm } from "./LandlordContactForm.tsx";
import { LowerDepositForm } from "./LowerDepositForm.tsx";
import { LandlordEmailForm, TenantEmailForm } from "./NewEmailForm.tsx";
import { NewLandlordForm } from "./NewLandlordForm.tsx";
import { PaymentPeriodForm } from "./PaymentPeriodForm.tsx";
import { StartForm } from "./StartForm.tsx";
import { TenantContactForm } from "./TenantContactForm.tsx";
import { TenantNameForm } from "./TenantNameForm.tsx";
import type { AmendmentFormProps, AskCall, Side } from "./use-amendment-form.ts";

const follows: Record<AmendmentKind, Partial<Record<Side, TextKey>>> = {
  NEW_LANDLORD: { TENANT: "changes.NEW_LANDLORD.tenant", LANDLORD: "changes.NEW_LANDLORD.landlord" },
  TENANT_EMAIL: { TENANT: "changes.TENANT_EMAIL.tenant" },
  TENANT_CONTACT: { TENANT: "changes.TENANT_CONTACT.tenant" },
  TENANT_NAME: { TENANT: "changes.TENANT_NAME.tenant" },
  LANDLORD_CONTACT: { LANDLORD: "changes.LANDLORD_CONTACT.landlord" },
  LANDLORD_EMAIL: { LANDLORD: "changes.LANDLORD_EMAIL.landlord" },
  HIGHER_DEPOSIT: { TENANT: "changes.HIGHER_DEPOSIT.tenant" },
  PAYMENT_PERIOD: {},
  END: { TENANT: "changes.END.tenant" },
  HOME: { TENANT: "changes.HOME.tenant", LANDLORD: "changes.HOME.landlord" },
  START: { TENANT: "changes.START.tenant", LANDLORD: "changes.START.landlord" },
  LOWER_DEPOSIT: { LANDLORD: "changes.LOWER_DEPOSIT.landlord" },
  CO_TENANTS: { TENANT: "changes.CO_TENANTS.tenant", LANDLORD: "changes.CO_TENANTS.landlord" },
};

const forms = {
  NEW_LANDLORD: NewLandlordForm,
  TENANT_EMAIL: TenantEmailForm,
  TENANT_CONTACT: TenantContactForm,
  LOWER_DEPOSIT: LowerDepositForm,
  TENANT_NAME: TenantNameForm,
  LANDLORD_CONTACT: LandlordContactForm,
  LANDLORD_EMAIL: LandlordEmailForm,
  HIGHER_DEPOSIT: HigherDepositForm,
  PAYMENT_PERIOD: PaymentPeriodForm,
  END: EndForm,
  START: StartForm,
  HOME: HomeForm,
  CO_TENANTS: CoTenantsForm,
};

interface ChangeFormProps<C extends AskCall> extends AmendmentFormProps<C> {
  kind: AmendmentKind;
}

/** What follows from a change, and the form that asks for it. */
export function ChangeForm<C extends AskCall>({ kind, side, contract, asking }: ChangeFormProps<C>) {
  const { t } = useText();
  const Shown = forms[kind];
  const areSeveral = (contract.coTenantNames?.length ?? 0) > 0;
  const text = kind === "HIGHER_DEPOSIT" && areSeveral ? "changes.HIGHER_DEPOSIT.tenants" : follows[kind][side];
  return (
    <>
      {text === undefined ? null : <p>{t(text, { home: contract.fullAddress, days: String(withdrawalDays) })}</p>}
      <Shown asking={asking} contract={contract} side={side} />
    </>
  );
}

/** The kind in the address of a form; null for the list. */
export function kindInQuery(query: URLSearchParams): AmendmentKind | null {
  return amendmentKinds.find((kind) => kind === query.get("kind")) ?? null;
}
