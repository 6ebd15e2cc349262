import { officeAreaOf } from "@kautia/contract";

/** The query of a login page: where to go afterwards. */
export interface LoginSearch {
  back?: string;
}

/** Leaves out every address but one of this area. */
export function readLoginSearch({ back }: Record<string, unknown>): LoginSearch {
  const isHere =
    typeof back === "string" && /^\/[\w-]/.test(back) && officeAreaOf(location.pathname) === officeAreaOf(back);
  return isHere ? { back } : {};
}
