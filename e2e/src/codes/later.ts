import { mailedLink } from "../mailbox.ts";
import { failingCard, inDays, signByWire, expectSuccess } from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";
import { atDesk } from "./desk.ts";
import type { PageCase, ProgramCase } from "./error-case.ts";

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
  CHARGE_IN_PROGRESS: {
    how: "Two staff members charge the same failed premium again",
    found: "program",
    async meet({ wire, url }) {
      const { retry } = await makeFailed(wire, url);
      const answers = await Promise.all([retry(), retry()]);
      const refused = answers.find(({ status }) => status !== 200);
      if (!refused) throw new Error("both charged the premium");
      return refused;
    },
  },
  TRANSFER_KNOWN: {
    how: "A staff member records a transfer whose reference another premium has",
    found: "program",
    async meet({ wire, url }) {
      const [one, other] = [await makeFailed(wire, url), await makeFailed(wire, url)];
      // The clock has moved since the first login.
      expectSuccess(await one.record(other.desk));
      return other.record(other.desk);
    },
  },
} satisfies Record<string, PageCase | ProgramCase>;

/** A contract whose first charge has failed, and what staff can do about it. */
async function makeFailed(wire: Wire, url: string) {
  const { refId, landlordToken } = await signByWire(wire, {
    insuranceStart: inDays(moved + 1),
    cardNumber: failingCard,
  });
  expectSuccess(await wire.post(`/landlord/${landlordToken}/accept`));
  moved += 1;
  await wire.clock(`${inDays(moved)}T12:00:00Z`);
  const desk = await atDesk(url);
  const { todo } = expectSuccess(await wire.get(`/staff/policies/${refId}`, desk));
  const charge = todo.find(({ kind }: { kind: string }) => kind === "CHARGE_FAILED");
  const path = `/staff/policies/${refId}/charges/${charge.id}`;
  const transfer = {
    amount: charge.amount,
    paidOn: inDays(moved),
    reference: "KAUTIA 4711",
    reason: "Steht auf dem Auszug.",
  };
  return {
    desk,
    retry: () => wire.post(`${path}/retry`, undefined, desk),
    record: (by: typeof desk) => wire.post(`${path}/bank-payment`, transfer, by),
  };
}
