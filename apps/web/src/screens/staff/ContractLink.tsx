import { Link } from "@kautia/design-system";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Leads to the contract's page at the desk. */
export function ContractLink({ refId, contractNumber }: { refId: string; contractNumber: string }) {
  const path = useScreenPath();
  return (
    <Link standalone href={path("staff-policy", { refId })}>
      {contractNumber}
    </Link>
  );
}
