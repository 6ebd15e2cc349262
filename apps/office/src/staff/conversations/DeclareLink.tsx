import { LinkButton, TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";

/** A link from somebody's message to the form that records it as a declaration. Renders nothing without a contract. */
export function DeclareLink({ contractNumber }: { contractNumber: string | null }) {
  const { t } = useText();
  return contractNumber === null ? null : (
    <p>
      <TextLink to="/staff/policies/$id/declare" params={{ id: contractNumber }}>
        {t("office.declare")}
      </TextLink>
    </p>
  );
}

/** Above the lists, for a letter or a call that belongs to no row. */
export function DeclareButton() {
  const { t } = useText();
  return (
    <LinkButton variant="secondary" to="/staff/declare">
      {t("office.declare")}
    </LinkButton>
  );
}
