import { LaterSection } from "./LaterSection.tsx";
import { Sessions } from "./Sessions.tsx";

/** Password, passkeys and logins. */
export function LoginSections({ email }: { email: string }) {
  return (
    <div className="k-unpinned k-flow">
      <LaterSection
        email={email}
        title="account.password"
        text="account.changeText"
        show="account.change"
        load={async () => (await import("./ChangePassword.tsx")).ChangePassword}
      />
      <LaterSection
        email={email}
        title="passkeys.title"
        text="passkeys.text"
        show="passkeys.show"
        load={async () => (await import("./PasskeyList.tsx")).PasskeyList}
      />
      <Sessions />
    </div>
  );
}
