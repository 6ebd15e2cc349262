import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** Drops the nationality, which is asked for and checked but not needed for anything (docs/privacy.md). */
export function withoutNationality({ userInfo, ...answers }: StoredAnswers): StoredAnswers {
  if (!userInfo) return answers;
  const { nationality: _, ...kept } = userInfo;
  return { ...answers, userInfo: kept };
}
