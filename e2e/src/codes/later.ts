import { mailedLink } from "../mailbox.ts";
import { inDays, signByWire, expectSuccess } from "../tenant-by-wire.ts";
import { type PageCase } from "./error-case.ts";

// Cases that take weeks. They run last, because the clock never goes back.

let moved = 0;

export const laterCases = {
  ALREADY_RATED: {
    how: "A tenant sends a second rating from another tab",
    found: "server",
    seen: "rate.alreadyTitle",
    async meet({ wire, page, words, open, press }) {
      const { tenant, landlordToken } = await signByWire(wire, { insuranceStart: inDays(moved + 1) });
      expectSuccess(await wire.post(`/landlord/${landlordToken}/accept`));
      moved += 16;
      await wire.clock(`${inDays(moved)}T12:00:00Z`);
      const id = (await mailedLink(wire, tenant.email, "rate")).match(/[0-9a-f]{32}/)?.[0];
      await open(`/rate/${id}`);
      const group = (key: "rate.landlord" | "rate.provider" | "rate.recommend") =>
        page.getByRole("group", { name: words(key) });
      await group("rate.landlord")
        .getByRole("radio", { name: words("rate.stars.4") })
        .check({ force: true });
      await group("rate.provider")
        .getByRole("radio", { name: words("rate.stars.5") })
        .check({ force: true });
      await group("rate.recommend")
        .getByRole("radio", { name: words("common.yes") })
        .check();
      expectSuccess(await wire.post("/rating/tenant", { id, landlordRating: 1, providerRating: 1, recommend: false }));
      await press("rate.send");
    },
  },
} satisfies Record<string, PageCase>;
