import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { useLinkToken } from "../../parts/account/use-link-token.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { LinkLogin } from "./LinkLogin.tsx";
import { PasswordLogin } from "./PasswordLogin.tsx";

/** Login by password, passkey or mailed link, or the request for such a link. */
function LoginScreen() {
  const { query } = useLocation();
  const token = useLinkToken();
  if (token !== null) return <LinkLogin key={token} token={token} />;
  return query.get("by") === "link" ? <AskForLink to="log-in" reason="asked" /> : <PasswordLogin />;
}

export { LoginScreen as Component };
