import { Button } from "@kautia/design-system";
import { useNavigate } from "../../navigation/use-location.ts";
import { useLoginWays } from "../../parts/account/login-paths.ts";
import { useText } from "../../texts/use-text.ts";
import "./login.css";

/** Changes the way to log in. Login stays one entry of the history, so that back leads to the page before it. */
export function LoginBy({ way }: { way: "link" | "password" }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { login, byPassword } = useLoginWays();
  return (
    <p className="login-way">
      <Button variant="text" onClick={() => navigate(way === "link" ? login : byPassword, { replace: true })}>
        {t(way === "link" ? "account.byLink" : "account.byPassword")}
      </Button>
    </p>
  );
}
