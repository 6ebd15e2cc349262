import { Link } from "@tanstack/react-router";
import { StaffLink } from "../../parts/StaffLink.tsx";
import { useText } from "../../text/use-text.ts";

/** A link from somebody's message to the form that records it as a declaration. Renders nothing without a contract. */
export function DeclareLink({ contractNumber }: { contractNumber: string | null }) {
  const { t } = useText();
  return contractNumber === null ? null : (
    <p>
      <StaffLink to={`policies/${contractNumber}/declare`}>{t("office.declare")}</StaffLink>
    </p>
  );
}

/** Above the lists, for a letter or a call that belongs to no row. */
export function DeclareButton() {
  const { t } = useText();
  return (
    <Link className="k-button k-button--secondary" to="/staff/declare">
      {t("office.declare")}
    </Link>
  );
}
