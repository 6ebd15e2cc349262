import { AskForLink } from "../../account/AskForLink.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { LinkLogin } from "./LinkLogin.tsx";
import { PasswordLogin } from "./PasswordLogin.tsx";

/** Logging in: by password, by a mailed link, or asking for one. */
export function LoginScreen() {
  const { query } = useLocation();
  const token = query.get("token");
  if (token !== null) return <LinkLogin key={token} token={token} />;
  return query.get("by") === "link" ? <AskForLink to="log-in" reason="asked" /> : <PasswordLogin />;
}
