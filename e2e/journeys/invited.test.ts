import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit, type VisitOptions } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { answerShortOnboarding, inviteByWire, invitedTenant, inviter, partnerKey, sampleLink } from "../src/partner.ts";
import { eventually, goodCard, inDays, landlordTokenFor } from "../src/tenant-by-wire.ts";
import { chooseOffer, type Guest, onQuestion, signContract, typeCard, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** The calls that links are opened with. */
const opening = /^\/api\/v1\/onboarding\/tenant\/(init|invitation\/[0-9a-f]+\/accept)$/;

/** A partner invites by the wire; the tenant opens the link in a real browser. */
describe("an invited tenant", () => {
  let app: App;
  let wire: Wire;
  const visitors: Visit[] = [];
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) await visitor.close();
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  async function arrive(options?: VisitOptions): Promise<Guest> {
    const visitor = await visit(options);
    visitors.push(visitor);
    const { page } = visitor;
    const language = options?.locale === "en-GB" ? "en" : "de";
    return { page, hand: mouseHand(), words: wordsOf(language), language };
  }

  const cookies = ({ page }: Guest) => page.context().cookies();

  /** A link that is no good any more: its page, and nothing changed in the browser. */
  async function expectExpired(link: string, status: 404 | 410 = 410): Promise<void> {
    const guest = await arrive();
    visitors.at(-1)?.expectFailure(status, opening);
    await guest.page.goto(link);
    await onQuestion(guest).heading("pages.linkExpired.title");
    expect(new URL(guest.page.url()).pathname).toBe("/de/link-expired");
    expect(new URL(guest.page.url()).search).toBe("");
    expect((await cookies(guest)).filter(({ name }) => name === "token")).toEqual([]);
  }

  it("opens the mailed link, answers what is left, signs, and is charged nothing before the start date", async () => {
    const { invitationUrl, id } = await inviteByWire(wire);
    const mail = await eventually(async () => (await wire.mails()).find(({ to }) => to.includes(invitedTenant.email)));
    expect(mail.links).toContain(invitationUrl);

    const guest = await arrive({ locale: "de-DE" });
    const { page, words, hand } = guest;
    const at = onQuestion(guest);
    await page.goto(invitationUrl);
    await page.getByRole("heading", { level: 1, name: words("invited.title", { inviter }) }).waitFor();
    expect(page.url()).not.toContain(id);
    await page.getByText("70,50").first().waitFor();
    await hand.press(page.getByRole("link", { name: words("invited.accept") }));
    await answerShortOnboarding(guest);
    await page.goBack();
    await at.heading("short.title");
    await page.goForward();
    await at.heading("summary.title");
    await chooseOffer(guest, "yearly");
    await typeCard(guest, goodCard);
    await signContract(guest, invitedTenant.firstName);

    const landlordToken = await landlordTokenFor(wire, "verwaltung@example.com");
    await page.goto(`${app.url}/de/landlord/${landlordToken}`);
    await hand.press(page.getByRole("button", { name: words("landlord.accept"), exact: true }));
    await page.getByText(words("landlord.status.ACCEPTED")).first().waitFor();
    expect(await wire.charges()).toEqual([]);
    expect((await wire.get(`/partner/invitations/${id}`, partnerKey)).body).toMatchObject({ status: "USED" });
  });

  it("comes by a link that a partner signed, in English on a phone", async () => {
    const link = (await sampleLink(app.url)).replace("/de?", "/en?");
    const guest = await arrive({ locale: "en-GB", width: 360, height: 740 });
    const { page, words } = guest;
    await page.goto(link);
    await page
      .getByRole("heading", { level: 1, name: words("invited.title", { inviter: "Hausverwaltung Demo" }) })
      .waitFor();
    expect(page.url()).toBe(`${app.url}/en/invited`);
    await guest.hand.press(page.getByRole("link", { name: words("invited.accept") }));
    await answerShortOnboarding(guest);
    await expectExpired(link.replace("/en?", "/de?"));
  });

  it("finds every link that was used, withdrawn, forged or made up expired", async () => {
    const used = await inviteByWire(wire);
    await wire.post(`/onboarding/tenant/invitation/${used.id}/accept`);
    const withdrawn = await inviteByWire(wire);
    await fetch(`${app.url}/api/v1/partner/invitations/${withdrawn.id}`, { method: "DELETE", headers: partnerKey });
    await expectExpired(used.invitationUrl);
    await expectExpired(withdrawn.invitationUrl);
    await expectExpired(`${app.url}/de?invitation-token=${"0".repeat(32)}`, 404);
    const forged = await sampleLink(app.url);
    await expectExpired(
      forged.replace(/\.([^.]+)$/, (_, signature: string) => `.${signature.split("").toReversed().join("")}`),
    );
  });

  it("keeps the application that the browser had when the link is no good", async () => {
    const { invitationUrl } = await inviteByWire(wire);
    const used = await inviteByWire(wire);
    await wire.post(`/onboarding/tenant/invitation/${used.id}/accept`);
    const guest = await arrive();
    await guest.page.goto(invitationUrl);
    await guest.page.getByRole("link", { name: guest.words("invited.accept") }).waitFor();
    const before = await cookies(guest);
    visitors.at(-1)?.expectFailure(410, opening);
    await guest.page.goto(used.invitationUrl);
    await onQuestion(guest).heading("pages.linkExpired.title");
    expect(await cookies(guest)).toMatchObject(before.map(({ name, value }) => ({ name, value })));
    await guest.hand.press(guest.page.getByRole("link", { name: guest.words("pages.toApplication") }));
    await onQuestion(guest).heading("short.title");
  });

  it("wins or sees link-expired when two browsers open the same link at once", async () => {
    const { invitationUrl } = await inviteByWire(wire);
    const guests = [await arrive(), await arrive()];
    await Promise.all(guests.map(({ page }) => page.goto(invitationUrl)));
    const shown = await Promise.all(
      guests.map(async ({ page, words }) => {
        const won = page.getByRole("link", { name: words("invited.accept") });
        const lost = page.getByRole("heading", { level: 1, name: words("pages.linkExpired.title") });
        await won.or(lost).waitFor();
        return (await won.isVisible()) ? "invited" : "expired";
      }),
    );
    expect(shown.toSorted()).toEqual(["expired", "invited"]);
    visitors[shown.indexOf("expired")]?.expectFailure(410, opening);
  });

  it("finds an invitation and a signed link expired once their time is over", async () => {
    const { invitationUrl } = await inviteByWire(wire);
    const link = await sampleLink(app.url);
    await wire.clock(`${inDays(31)}T12:00:00Z`);
    await expectExpired(invitationUrl);
    await expectExpired(link);
  });
});
