import type { FieldError } from "@kautia/contract";
import { errorText, type FieldWords, type Text } from "@kautia/locales/format";
import { useText } from "../../shell/i18n/use-text.ts";
import { DataTable } from "../tables/DataTable.tsx";
import type { CheckedLine } from "./check-lines.ts";
import { columns } from "./columns.ts";
import { amountWords, insuranceEndWords } from "../../form/field-words.ts";

const dayWords: FieldWords = { FIELD_INVALID: "inviteFile.day" };
const words: Record<string, FieldWords> = {
  "address.street": { ADDRESS_NOT_EXISTS: "validation.street" },
  "address.zip": { FIELD_INVALID: "validation.zip", ADDRESS_NOT_EXISTS: "validation.zipOfPlace" },
  "landlord.email": { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "invite.sameEmail" },
  coldRentAmount: amountWords,
  rentDepositAmount: amountWords,
  insuranceStart: dayWords,
  insuranceEnd: { ...insuranceEndWords, ...dayWords },
};

/** Shows what inviting each line would do, and explains its errors. */
export function PreviewTable({ lines }: { lines: readonly CheckedLine[] }) {
  const text = useText();
  const { t } = text;
  return (
    <DataTable
      caption={t("inviteFile.preview")}
      rows={lines}
      rowKey={({ number }) => String(number)}
      empty=""
      columns={[
        { key: "line", label: t("inviteFile.line"), numeric: true, renderCell: ({ number }) => number },
        {
          key: "state",
          label: t("inviteFile.state"),
          renderCell: ({ state, status, faults }) =>
            state === "wrong" ? (
              <ul className="invite-file__faults">
                {faults.map((fault) => (
                  <li key={fault.path}>{faultText(fault, text)}</li>
                ))}
              </ul>
            ) : (
              t(`inviteFile.state.${state}`, { status: status ? t(`manager.invitation.${status}`) : "" })
            ),
        },
        {
          key: "tenant",
          label: t("manager.col.tenantEmail"),
          renderCell: ({ row }) => row["tenant.email"] ?? "–",
        },
        {
          key: "home",
          label: t("manager.col.address"),
          wide: true,
          renderCell: ({ row }) =>
            [row["address.street"], row["address.streetNumber"], row["address.city"]].filter(Boolean).join(" ") || "–",
        },
      ]}
    />
  );
}

function faultText(fault: FieldError, text: Text): string {
  const column = columns.find(({ path }) => path === fault.path);
  const words_ = errorText({ ...fault, from: "browser" }, text, words[fault.path]);
  return column ? `${column.names[text.language]}: ${words_}` : words_;
}
