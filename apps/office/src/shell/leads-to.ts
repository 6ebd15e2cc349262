import { redirect } from "@tanstack/react-router";

/** The route options of an address that only leads on to a page, such as that of an area's start. */
export function leadsTo(to: `/staff/${string}` | `/partner/${string}`) {
  return {
    beforeLoad: (): never => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of all addresses comes from the routes
      throw redirect({ to: to as "/", replace: true });
    },
  };
}
