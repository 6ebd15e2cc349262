import type {
  AmendmentAsker,
  AmendmentChange,
  askAmendment,
  askAmendmentAsLandlord,
  CallAnswer,
  LandlordView,
  PolicyView,
} from "@kautia/contract";
import type { Values } from "../../app/drafts.ts";
import type { FormOptions, FormState } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";

export type AskCall = typeof askAmendment | typeof askAmendmentAsLandlord;

/** Who asks for a change, and how. */
export interface Asking<C extends AskCall = AskCall> {
  call: C;
  params: Record<string, string>;
  /** The page that lists the changes. */
  listPath: string;
  onAsked: (answer: CallAnswer<C>) => void;
  /** Called when the session has ended, or the link no longer works. */
  onUnauthorized: () => void;
}

export type Side = Extract<AmendmentAsker, "TENANT" | "LANDLORD">;

/** What the forms need to know of the contract. */
type ChangedContract = Pick<LandlordView, "depositAmount" | "fullAddress" | "insuranceStart" | "insuranceEnd"> &
  Partial<
    Pick<LandlordView, "claimable" | "landlordName" | "landlordAddress"> &
      Pick<PolicyView, "otherPlan" | "premiumAmount" | "coTenantNames">
  >;

/** What each form of a change gets. */
export interface AmendmentFormProps<C extends AskCall> {
  asking: Asking<C>;
  contract: ChangedContract;
  side: Side;
}

interface Asked<V extends Values> extends Pick<FormOptions<V, AskCall>, "initial" | "labels" | "words"> {
  kind: AmendmentChange["kind"];
  change: (values: V) => Record<string, unknown>;
}

/** The form of one kind of change. */
export function useAmendmentForm<V extends Values, C extends AskCall>(
  { call, params, onAsked, onUnauthorized }: Asking<C>,
  { kind, change, ...asked }: Asked<V>,
): FormState<V> {
  return useForm<V, C>({
    ...asked,
    id: `amendment-${kind}-${Object.values(params).join("-")}`,
    call,
    params,
    body: (values) => ({ change: { kind, ...change(values) } }),
    handledStatuses: [401, 404],
    onRefused: (errorCode) => {
      if (errorCode !== "LOGIN_REQUIRED" && errorCode !== "TOKEN_UNKNOWN") return false;
      onUnauthorized();
      return true;
    },
    onSaved: onAsked,
  });
}
