import { AskForLink } from "../../account/AskForLink.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { SetPassword } from "./SetPassword.tsx";

/** Behind the mailed link: a new password. Without a link: where to ask for one. */
export function NewPasswordScreen() {
  const token = useLocation().query.get("token");
  return token === null ? <AskForLink to="set-password" reason="asked" /> : <SetPassword key={token} token={token} />;
}
