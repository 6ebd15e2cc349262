import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { useLinkToken } from "../../parts/account/use-link-token.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { LinkLogin } from "./LinkLogin.tsx";
import { LoginBy } from "./LoginBy.tsx";
import { PasskeyLogin } from "./PasskeyLogin.tsx";
import { PasswordLogin } from "./PasswordLogin.tsx";

/** Login by mailed link, which every tenant can use, by password or by passkey. */
function LoginScreen() {
  const { query } = useLocation();
  const token = useLinkToken();
  if (token !== null) return <LinkLogin key={token} token={token} />;
  if (query.get("by") === "password") return <PasswordLogin />;
  return (
    <AskForLink to="log-in" reason="asked">
      <LoginBy way="password" />
      <PasskeyLogin />
    </AskForLink>
  );
}

export { LoginScreen as Component };
