import { logInPartner } from "@kautia/contract";
import { LinkLogin as Login } from "../../parts/account/LinkLogin.tsx";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { LoginForm } from "./LoginForm.tsx";

const words = { title: "manager.link.title", lead: "manager.link.lead", go: "manager.link.go" } as const;

export function LinkLogin({ token, onOpen }: { token: string; onOpen: () => void }) {
  const path = useScreenPath();
  const navigate = useNavigate();
  const open = async () => {
    await navigate(path("partner"), { replace: true });
    onOpen();
  };
  return (
    <Login token={token} call={logInPartner} words={words} onLoggedIn={open} wrong={<LoginForm reason="wrong" />} />
  );
}
