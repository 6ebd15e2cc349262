import { useText } from "../../texts/use-text.ts";

/** Tells password managers which account a new password belongs to. */
export function HiddenUserName({ email }: { email: string }) {
  const { t } = useText();
  return (
    <input
      type="text"
      name="username"
      aria-label={t("fields.email")}
      autoComplete="username"
      value={email}
      readOnly
      hidden
    />
  );
}
