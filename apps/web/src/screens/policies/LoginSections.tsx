import { FirstPassword } from "./FirstPassword.tsx";
import { LaterSection } from "./LaterSection.tsx";
import { Sessions } from "./Sessions.tsx";

export interface LoginSectionsProps {
  email: string;
  hasPassword: boolean;
}

/** Password, passkeys and logins. */
export function LoginSections({ email, hasPassword }: LoginSectionsProps) {
  return (
    <div className="k-unpinned k-flow">
      {hasPassword ? (
        <LaterSection
          email={email}
          title="account.password"
          text="account.changeText"
          show="account.change"
          load={async () => (await import("./ChangePassword.tsx")).ChangePassword}
        />
      ) : (
        <FirstPassword email={email} />
      )}
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
