import { useLocation } from "../../navigation/use-location.ts";
import { AskForLink } from "./AskForLink.tsx";
import { SetPassword } from "./SetPassword.tsx";

/** Behind the mailed link: a new password. Without a link: where to ask for one. */
export function NewPasswordScreen() {
  const token = useLocation().query.get("token");
  return token === null ? <AskForLink reason="forgotten" /> : <SetPassword key={token} token={token} />;
}
