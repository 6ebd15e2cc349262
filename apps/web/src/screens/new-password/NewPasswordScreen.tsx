import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { useLinkToken } from "../../parts/account/use-link-token.ts";
import { SetPassword } from "./SetPassword.tsx";

/** Sets a new password by the mailed link; without a token, requests such a link. */
function NewPasswordScreen() {
  const token = useLinkToken();
  return token === null ? <AskForLink to="set-password" reason="asked" /> : <SetPassword key={token} token={token} />;
}

export { NewPasswordScreen as Component };
