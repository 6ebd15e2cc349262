import { tokenLifeDays } from "@kautia/contract";

const day = 86_400_000;
// Each use prolongs a token's life; noting it once an hour is exact enough for a life of days, and spares a write.
const noteUseAfter = 3_600_000;

/** The two moments that decide about a token at `now`: unused since before the first it is dead, since the second it is touched. */
export function tokenTimes(now: Date): { dead: Date; touch: Date } {
  return {
    dead: new Date(now.getTime() - tokenLifeDays * day),
    touch: new Date(now.getTime() - noteUseAfter),
  };
}
