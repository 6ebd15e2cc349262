import { linkOptions } from "@tanstack/react-router";
import { TextLink } from "../parts/links.tsx";

export const caseAt = (refId: string) => linkOptions({ to: "/staff/cases/$refId", params: { refId } });
export const claimAt = (claimId: string) => linkOptions({ to: "/staff/claims/$claimId", params: { claimId } });
export const movingOutAt = (id: string) => linkOptions({ to: "/staff/moving-outs/$id", params: { id } });
export const personAt = (id: string) => linkOptions({ to: "/staff/people/$id", params: { id } });
export const partnerAt = (id: string) => linkOptions({ to: "/staff/partners/$id", params: { id } });

interface Contract {
  contractNumber: string | null;
  refId: string | null;
}

/** A tab of a policy, by its number or, before the signature, by its application. */
export const policyAt = ({ contractNumber, refId }: Contract, tab: "" | "/contract" | "/money" | "/unpaid" = "") =>
  linkOptions({ to: `/staff/policies/$id${tab}`, params: { id: contractNumber ?? refId ?? "" } });

type WorkList =
  | "approvals"
  | "failed-work"
  | "follow-ups"
  | "letters"
  | "mails"
  | "notices"
  | "payouts"
  | "questions"
  | "withdrawals";

/** A list, narrowed to some words, with one of its rows open. */
export const listAt = (list: WorkList, search: string | null, open?: string) =>
  linkOptions({ to: `/staff/${list}`, search: { ...(search && { search }), ...(open && { open }) } });

/** A contract's number, which leads to its page; a dash if there is none. */
export function ContractLink({ contractNumber }: { contractNumber: string | null }) {
  if (contractNumber === null) return "–";
  return (
    <TextLink to="/staff/policies/$id" params={{ id: contractNumber }}>
      {contractNumber}
    </TextLink>
  );
}
