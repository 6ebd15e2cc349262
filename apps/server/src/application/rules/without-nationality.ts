import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** Drops the nationality, which the call must accept but nothing needs (docs/privacy.md). */
export function withoutNationality({ userInfo, ...answers }: StoredAnswers): StoredAnswers {
  if (!userInfo) return answers;
  const { nationality: _, ...kept } = userInfo;
  return { ...answers, userInfo: kept };
}
