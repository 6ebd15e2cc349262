import { fieldError, isCommonPassword } from "@kautia/contract";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

const commonPasswordCount = 3_000;

let commonPasswords: Promise<readonly string[]> | null = null;

/** The most common passwords. Loaded on first use, so that the server starts faster. */
export function listCommon(): Promise<readonly string[]> {
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) =>
    dictionary["passwords-common"].slice(0, commonPasswordCount),
  );
  return commonPasswords;
}

export async function refuseIfTooCommon(
  { config: { brand } }: { config: { brand: { name: string } } },
  password: string,
): Promise<Refusal | null> {
  const isCommon = isCommonPassword(password, new Set(await listCommon()), brand.name);
  return isCommon ? refuse("PASSWORD_TOO_COMMON", [fieldError("password", "PASSWORD_TOO_COMMON")]) : null;
}
