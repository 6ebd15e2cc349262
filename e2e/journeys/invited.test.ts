import { expect, test, type Visit } from "../src/fixtures.ts";
import { acceptAsLandlord } from "../src/landlord-in-browser.ts";
import { answerShortOnboarding, inviteByWire, invitedTenant, inviter, partnerKey, sampleLink } from "../src/partner.ts";
import { anotherPerson, eventually, goodCard, inDays, landlordTokenFor } from "../src/tenant-by-wire.ts";
import { chooseOffer, type Guest, guestOf, onQuestion, signContract, typeCard } from "../src/tenant-in-browser.ts";

/** The calls that open links. */
const openingCalls = /^\/api\/v1\/onboarding\/tenant\/(init|invitation\/[0-9a-f]+\/accept)$/;

const cookies = ({ page }: Guest) => page.context().cookies();

/** Expects the page for such links and an unchanged browser. */
async function expectExpired(
  visit: Visit,
  link: string,
  status: 404 | 410 = 410,
  screen: "link-expired" | "maintenance" = "link-expired",
): Promise<void> {
  const { page, expectFailure } = await visit();
  const guest = guestOf(page);
  expectFailure(status, openingCalls);
  await page.goto(link);
  await onQuestion(guest).heading(screen === "maintenance" ? "pages.maintenance.title" : "pages.linkExpired.title");
  expect(new URL(page.url()).pathname).toBe(`/de/${screen}`);
  expect(new URL(page.url()).search).toBe("");
  expect((await cookies(guest)).filter(({ name }) => name === "token")).toEqual([]);
}

test("an invited tenant opens the mailed link, answers the remaining questions, signs, and is charged nothing before the start", async ({
  app,
  visit,
  wire,
}) => {
  const { email, landlordEmail } = anotherPerson();
  const { invitationUrl, id } = await inviteByWire(wire, inDays(10), {
    tenant: { ...invitedTenant, email },
    landlord: { email: landlordEmail, type: "property_manager", companyName: inviter },
  });
  const mail = await eventually(async () => (await wire.mails(email))[0]);
  expect(mail.links).toContain(invitationUrl);

  const guest = guestOf((await visit()).page);
  const { page, words, hand } = guest;
  const at = onQuestion(guest);
  await page.goto(invitationUrl);
  await expect(page.getByRole("heading", { level: 1, name: words("invited.title", { inviter }) })).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(page.getByText("70,50").first()).toBeVisible();
  await hand.press(page.getByRole("link", { name: words("invited.accept") }));
  await answerShortOnboarding(guest);
  await page.goBack();
  await at.heading("short.title");
  await page.goForward();
  await at.heading("summary.title");
  await chooseOffer(guest, "yearly");
  await typeCard(guest, goodCard);
  await signContract(guest, invitedTenant.firstName);

  const landlordToken = await landlordTokenFor(wire, landlordEmail);
  await page.goto(`${app.url}/de/landlord/${landlordToken}`);
  await acceptAsLandlord(guest);
  const { refId } = (await wire.get(`/partner/invitations/${id}`, partnerKey)).body;
  expect(await wire.charges(refId)).toEqual([]);
  expect((await wire.get(`/partner/invitations/${id}`, partnerKey)).body).toMatchObject({ status: "USED" });
});

test("a link signed by a partner works once, in English on a phone", async ({ app, visit }) => {
  const link = (await sampleLink(app.url)).replace("/de?", "/en?");
  const guest = guestOf((await visit({ locale: "en-GB", width: 360, height: 740 })).page, "en");
  const { page, words } = guest;
  await page.goto(link);
  await expect(
    page.getByRole("heading", { level: 1, name: words("invited.title", { inviter: "Hausverwaltung Demo" }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/en/invited`);
  await guest.hand.press(page.getByRole("link", { name: words("invited.accept") }));
  await answerShortOnboarding(guest);
  await expectExpired(visit, link.replace("/en?", "/de?"), 410, "maintenance");
});

test("used, withdrawn, forged and unknown invitation links are shown as expired", async ({ app, visit, wire }) => {
  const used = await inviteByWire(wire);
  await wire.post(`/onboarding/tenant/invitation/${used.id}/accept`);
  const withdrawn = await inviteByWire(wire);
  await fetch(`${app.url}/api/v1/partner/invitations/${withdrawn.id}`, { method: "DELETE", headers: partnerKey });
  await expectExpired(visit, used.invitationUrl);
  await expectExpired(visit, withdrawn.invitationUrl);
  await expectExpired(visit, `${app.url}/de?invitation-token=${"0".repeat(32)}`, 404);
  const forged = await sampleLink(app.url);
  await expectExpired(
    visit,
    forged.replace(/\.([^.]+)$/, (_, signature: string) => `.${signature.split("").toReversed().join("")}`),
    410,
    "maintenance",
  );
});

test("an expired invitation does not change the browser's own application", async ({ visit, wire }) => {
  const { invitationUrl } = await inviteByWire(wire);
  const used = await inviteByWire(wire);
  await wire.post(`/onboarding/tenant/invitation/${used.id}/accept`);
  const { page, expectFailure } = await visit();
  const guest = guestOf(page);
  await page.goto(invitationUrl);
  await expect(guest.page.getByRole("link", { name: guest.words("invited.accept") })).toBeVisible();
  const before = await cookies(guest);
  expectFailure(410, openingCalls);
  await page.goto(used.invitationUrl);
  await onQuestion(guest).heading("pages.linkExpired.title");
  expect(await cookies(guest)).toMatchObject(before.map(({ name, value }) => ({ name, value })));
  await guest.hand.press(guest.page.getByRole("link", { name: guest.words("pages.toApplication") }));
  await onQuestion(guest).heading("short.title");
});

test("of two browsers that open the same invitation at once, one gets it and the other sees that it has expired", async ({
  visit,
  wire,
}) => {
  const { invitationUrl } = await inviteByWire(wire);
  const visitors = [await visit(), await visit()];
  const guests = visitors.map(({ page }) => guestOf(page));
  await Promise.all(guests.map(({ page }) => page.goto(invitationUrl)));
  const shown = await Promise.all(
    guests.map(async ({ page, words }) => {
      const won = page.getByRole("link", { name: words("invited.accept") });
      const lost = page.getByRole("heading", { level: 1, name: words("pages.linkExpired.title") });
      await expect(won.or(lost)).toBeVisible();
      return (await won.isVisible()) ? "invited" : "expired";
    }),
  );
  expect(shown.toSorted()).toEqual(["expired", "invited"]);
  visitors[shown.indexOf("expired")]?.expectFailure(410, openingCalls);
});
