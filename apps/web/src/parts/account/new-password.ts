import { fieldError, type FieldError } from "@kautia/contract";

type NewPassword = Record<"password" | "repeat", string>;

const initial: NewPassword = { password: "", repeat: "" };

/** What the forms for a new password have in common. It is typed twice. */
export const newPassword = {
  secret: true,
  initial,
  labels: { password: "account.newPassword", repeat: "account.repeat" },
  words: {
    password: { FIELD_INVALID: "validation.requirements" },
    repeat: { FIELD_INVALID: "validation.not_match" },
  },
  check: checkRepeat,
} as const;

function checkRepeat({ password, repeat }: NewPassword): FieldError[] {
  if (repeat === "") return [fieldError("repeat", "FIELD_REQUIRED")];
  return repeat === password ? [] : [fieldError("repeat", "FIELD_INVALID")];
}
