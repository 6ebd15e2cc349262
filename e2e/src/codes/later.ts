import { mailedSecret } from "../mailbox.ts";
import { reportWithAccount } from "../gallery/scene/claims.ts";
import { acceptByApi, eventually, expectSuccess, failingCard, inDays, signByApi } from "../tenant-by-api.ts";
import type { ApiClient } from "../api-client.ts";
import { asStaff } from "../staff.ts";
import type { PageCase, ProgramCase } from "./error-case.ts";

// Cases that take weeks. They run last, because the clock never goes back.

let moved = 0;

export const laterCases = {
  ALREADY_RATED: {
    how: "A tenant sends a second rating from another tab",
    found: "server",
    seen: "rate.alreadyTitle",
    async meet({ api, page, words, open, press }) {
      const { tenant } = await acceptByApi(api, { insuranceStart: inDays(moved + 1) });
      moved += 16;
      await api.clock(`${inDays(moved)}T12:00:00Z`);
      const id = await mailedSecret(api, tenant.email, "rate");
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
      expectSuccess(await api.post("/rating/tenant", { id, landlordRating: 1, providerRating: 1, recommend: false }));
      await press("rate.send");
    },
  },
  CHARGE_IN_PROGRESS: {
    how: "Two staff members charge the same failed premium again",
    found: "program",
    async meet({ api, url }) {
      const { retry } = await makeFailed(api, url);
      // A charge may end before the second call comes.
      return eventually(async () => (await Promise.all([retry(), retry()])).find(({ status }) => status !== 200));
    },
  },
  TRANSFER_KNOWN: {
    how: "A staff member records a transfer whose reference another premium has",
    found: "program",
    async meet({ api, url }) {
      const [one, other] = [await makeFailed(api, url), await makeFailed(api, url)];
      // The clock has moved since the first login.
      expectSuccess(await one.record(other.staff));
      return other.record(other.staff);
    },
  },
  UNDER_REVIEW: {
    how: "A landlord accepts a contract that the desk has put on hold",
    found: "program",
    async meet({ api, url }) {
      const { refId, landlordToken } = await signByApi(api, { insuranceStart: inDays(moved + 1) });
      expectSuccess(await hold(api, refId, await asStaff(url)));
      return api.post(`/landlord/${landlordToken}/accept`);
    },
  },
  ON_HOLD: {
    how: "A staff member opens the account of a contract that a colleague has put on hold",
    found: "program",
    async meet({ api, url }) {
      const { claim, refId, staff } = await claimWithAccount(api, url, "Eva Vermieterin");
      expectSuccess(await hold(api, refId, staff));
      return api.post(`/staff/claims/${claim}/account`, undefined, staff);
    },
  },
  PAYEE_NOT_AGREED: {
    how: "A staff member opens an account that belongs to somebody other than the landlord",
    found: "program",
    async meet({ api, url }) {
      const { claim, staff } = await claimWithAccount(api, url, "Karl Fremd");
      return api.post(`/staff/claims/${claim}/account`, undefined, staff);
    },
  },
  SANCTIONS_HIT: {
    how: "A staff member opens the account of a payee who is on a sanctions list",
    found: "program",
    async meet({ api, url }) {
      const { claim, refId, staff } = await claimWithAccount(api, url, "Testperson Gesperrt");
      const payee = { name: "Testperson Gesperrt", reason: "Abtretung, im Ordner 7." };
      expectSuccess(await api.post(`/staff/policies/${refId}/payees`, payee, staff));
      return api.post(`/staff/claims/${claim}/account`, undefined, staff);
    },
  },
} satisfies Record<string, PageCase | ProgramCase>;

const hold = (api: ApiClient, refId: string, staff: { cookie: string }) =>
  api.post(`/staff/policies/${refId}/hold`, { reason: "Beide haben dieselbe IBAN." }, staff);

/** A claim whose landlord has entered an account that applies. */
async function claimWithAccount(api: ApiClient, url: string, holder: string) {
  const signed = await acceptByApi(api, { insuranceStart: inDays(moved) });
  const claim = await reportWithAccount(api, signed, ["Miete", 300], holder);
  moved += 2;
  await api.clock(`${inDays(moved)}T12:00:00Z`);
  return { claim, refId: signed.refId, staff: await asStaff(url) };
}

/** A contract whose first charge has failed, and what staff can do about it. */
async function makeFailed(api: ApiClient, url: string) {
  const { refId } = await acceptByApi(api, { insuranceStart: inDays(moved + 1), cardNumber: failingCard });
  moved += 1;
  await api.clock(`${inDays(moved)}T12:00:00Z`);
  const staff = await asStaff(url);
  const { todo } = expectSuccess(await api.get(`/staff/policies/${refId}`, staff));
  const charge = todo.find(({ kind }: { kind: string }) => kind === "CHARGE_FAILED");
  const path = `/staff/policies/${refId}/charges/${charge.id}`;
  const transfer = {
    amount: charge.amount,
    paidOn: inDays(moved),
    reference: "KAUTIA 4711",
    reason: "Steht auf dem Auszug.",
  };
  return {
    staff,
    retry: () => api.post(`${path}/retry`, undefined, staff),
    record: (by: typeof staff) => api.post(`${path}/bank-payment`, transfer, by),
  };
}
