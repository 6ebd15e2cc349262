import { logInByLink } from "@kautia/contract";
import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { LinkLogin as Login } from "../../parts/account/LinkLogin.tsx";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

const words = { title: "account.linkTitle", lead: "account.linkLead", go: "account.logIn" } as const;

export function LinkLogin({ token }: { token: string }) {
  const path = useScreenPath();
  const navigate = useNavigate();
  return (
    <Login
      token={token}
      call={logInByLink}
      words={words}
      onLoggedIn={() => navigate(path("policies"), { replace: true })}
      wrong={<AskForLink to="log-in" reason="wrong" />}
    />
  );
}
