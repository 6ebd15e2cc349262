import {
  fieldError,
  normaliseText,
  representsLandlord,
  saveInvitationDetails,
  type TenantRecord,
} from "@kautia/contract";
import { addressLabels, addressParts, wordsOf } from "../../address/address-values.ts";
import { useAddressLine } from "../../address/use-address-line.ts";
import { useDoublePolicy } from "../../address/use-double-policy.ts";
import { usePicked } from "../../address/use-picked.ts";
import { incomeWords, birthDateWords, ownNameWords } from "../../form/field-words.ts";
import { checkAge } from "../../form/check-age.ts";
import { useForm } from "../../form/use-form.ts";
import { useFormPages } from "../../form/use-form-pages.ts";
import {
  coTenantLabels,
  coTenantWords,
  groupOf,
  incomePaths,
  missingIncomes,
  personPaths,
  rowsIn,
} from "../../parts/co-tenants/rows.ts";
import { useMeantIncome } from "../../parts/employment/use-meant-income.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { toBody } from "./details-body.ts";
import { initialDetails } from "./initial-details.ts";

const names = ["firstName", "lastName"] as const;
const pages = [
  {
    id: "you",
    fields: [
      "salutation",
      "firstName",
      "lastName",
      "phone",
      "birthDate",
      "nationality",
      "beneficiaryInfo",
      ...personPaths,
    ],
  },
  { id: "current-address", fields: addressParts },
  {
    id: "employment",
    fields: [
      "employmentStatus",
      "grossIncome",
      "educationLevel",
      "educationPlace",
      "newsAgreement",
      "updateAgreement",
      ...incomePaths,
    ],
  },
] as const;

/** The form for everything that the landlord did not provide. */
export function useDetails(record: TenantRecord) {
  const app = useApp();
  const { country, session } = app;
  const { language, t } = useText();
  const navigate = useNavigate();
  const path = useScreenPath();
  const known = record.userInfo;
  const address = usePicked(known?.address ?? null);
  const double = useDoublePolicy();
  const meant = useMeantIncome();
  const form = useForm({
    id: "short-onboarding",
    call: saveInvitationDetails,
    initial: initialDetails(record, country()),
    labels: {
      salutation: "fields.salutation",
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      phone: "fields.phone",
      birthDate: "fields.birthDate",
      nationality: "fields.nationality",
      beneficiaryInfo: "fields.beneficiaryInfo",
      ...coTenantLabels,
      ...addressLabels,
      employmentStatus: "fields.employmentStatus",
      grossIncome: "fields.grossIncome",
      educationLevel: "fields.educationLevel",
      educationPlace: "fields.educationPlace",
      newsAgreement: "fields.newsAgreement",
      updateAgreement: "fields.updateAgreement",
    },
    groupOf: (field) => groupOf(field, t),
    words: (typed) => ({
      firstName: ownNameWords,
      lastName: ownNameWords,
      birthDate: birthDateWords,
      nationality: { FIELD_REQUIRED: "validation.option" },
      ...coTenantWords,
      ...wordsOf(typed),
      employmentStatus: { FIELD_REQUIRED: "validation.option" },
      grossIncome: incomeWords,
      educationLevel: { FIELD_REQUIRED: "validation.option" },
    }),
    check: (typed) => [
      ...names
        .filter((name) => !known?.[name] && normaliseText(typed[name]) === "")
        .map((name) => fieldError(name, "FIELD_REQUIRED")),
      ...(representsLandlord(record.landlordInfo?.type) && normaliseText(typed.beneficiaryInfo) === ""
        ? [fieldError("beneficiaryInfo", "FIELD_REQUIRED")]
        : []),
      ...checkAge(typed, record, app),
      ...missingIncomes(typed, rowsIn(typed)),
    ],
    body: (typed) => ({ ...toBody(typed, address.sourceOf(typed), meant), language }),
    onSaved: async () => {
      // The home's address came with the invitation, so warn here if the tenant already has a policy for it.
      if (await double.warn(record.address?.fullAddress ?? "")) return;
      await session.latest();
      await navigate(path("summary"));
    },
  });
  const line = useAddressLine(form.values, form.change);
  return { form, pages: useFormPages(form, pages), address, line, double, meant };
}

export type Details = ReturnType<typeof useDetails>;
