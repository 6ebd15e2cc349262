import { Link } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";

/** A link to a page of the desk, by its path below `/staff/`. */
export function StaffLink({ to, children }: { to: string; children: ReactNode }) {
  const { language } = useText();
  return <Link href={`/${language}/staff/${to}`}>{children}</Link>;
}

/** A contract's number, which leads to its page; a dash if there is none. */
export function ContractLink({ contractNumber }: { contractNumber: string | null }) {
  return contractNumber ? <StaffLink to={`policies/${contractNumber}`}>{contractNumber}</StaffLink> : "–";
}
