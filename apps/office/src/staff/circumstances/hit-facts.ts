import type { StaffApproval } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import type { Fact } from "../../parts/Facts.tsx";

type Hit = Extract<StaffApproval, { kind: "clear-sanctions-hit" }>["payload"];

/** The payee, and the parties on the list with a similar name. */
export function hitFacts({ name, parties }: Hit, { t }: Text): Fact[] {
  const listed = parties.map((party) => {
    const who = party.born ? t("office.sanctions.born", { name: party.name, born: party.born }) : party.name;
    return t("office.sanctions.number", { name: who, id: party.id });
  });
  return [
    { label: t("office.sanctions.payee"), value: name },
    { label: t("office.sanctions.listed"), value: listed.join("; ") },
  ];
}
