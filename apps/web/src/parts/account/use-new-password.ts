import {
  fieldError,
  type FieldError,
  isCommonPassword,
  listCommonPasswords,
  normalisePassword,
  type PasswordRule,
  passwordRuleNames,
  passwordRules,
} from "@kautia/contract";
import type { CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";

export type NewPasswordRule = PasswordRule | "uncommon";

type Typed = Record<"password" | "repeat", string>;

const none: ReadonlySet<string> = new Set();
const initial: Typed = { password: "", repeat: "" };

const shared = {
  secret: true,
  initial,
  labels: { password: "account.newPassword", repeat: "account.repeat" },
  words: {
    password: { FIELD_INVALID: "validation.requirements" },
    repeat: { FIELD_INVALID: "validation.not_match" },
  },
} as const;

/** What the forms for a new password have in common. It is typed twice, and checked by the rules of the server. */
export function useNewPassword() {
  const { api, settings } = useApp();
  const { state } = useLoaded(async (): Promise<CallResult<ReadonlySet<string>>> => {
    const result = await api.call(listCommonPasswords, {}, { quiet: true, handledStatuses: "all" });
    return result.ok ? { ok: true, answer: new Set(result.answer.passwords) } : result;
  });
  // Without the list, the server alone refuses a common password.
  const common = state.kind === "loaded" ? state.answer : none;

  const isUncommon = (password: string) => password !== "" && !isCommonPassword(password, common, settings.brand.name);

  function keptRules(typed: string): NewPasswordRule[] {
    const password = normalisePassword(typed);
    const kept = passwordRuleNames.filter((name) => passwordRules[name](password));
    return isUncommon(password) ? [...kept, "uncommon"] : kept;
  }

  function check({ password, repeat }: Typed): FieldError[] {
    const isKept = password === "" || isUncommon(normalisePassword(password));
    return [
      ...(isKept ? [] : [fieldError("password", "PASSWORD_TOO_COMMON")]),
      ...(repeat === "" ? [fieldError("repeat", "FIELD_REQUIRED")] : []),
      ...(repeat === "" || repeat === password ? [] : [fieldError("repeat", "FIELD_INVALID")]),
    ];
  }

  return { options: { ...shared, check }, keptRules };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
