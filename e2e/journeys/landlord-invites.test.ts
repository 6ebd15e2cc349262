import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit, type VisitOptions } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { answerShortOnboarding, askToInvite, invitedTenant } from "../src/partner.ts";
import { inDays } from "../src/tenant-by-wire.ts";
import { type Guest, onQuestion, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const looking = /^\/api\/v1\/landlord\/invitations\/[^/]+$/;

/** A landlord who is no partner invites, confirms the own mailbox, and the tenant goes on from there. */
describe("a landlord", () => {
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

  async function arrive(options: VisitOptions = {}): Promise<Guest> {
    const visitor = await visit(options);
    visitors.push(visitor);
    return { page: visitor.page, hand: mouseHand(), words: wordsOf("de"), language: "de" };
  }

  it("invites from the welcome page and confirms; the tenant opens the mail and comes to the summary", async () => {
    const landlord = await arrive({ width: 360, height: 740 });
    const { page, hand, words } = landlord;
    const at = onQuestion(landlord);
    await page.goto(`${app.url}/de/welcome`);
    await hand.press(page.getByRole("link", { name: words("invite.name") }));
    await at.heading("invite.title");
    await hand.press(page.getByRole("button", { name: words("invite.send") }));
    await page.getByRole("alert").waitFor();
    const names = page.getByRole("textbox", { name: words("fields.firstName") });
    await names.first().fill("Lena");
    await names.last().fill(invitedTenant.firstName);
    const lastNames = page.getByRole("textbox", { name: words("fields.lastName") });
    await lastNames.first().fill("Lohmann");
    await page.getByRole("textbox", { name: words("invite.email"), exact: true }).fill("lena@example.com");
    await page.getByRole("textbox", { name: words("invite.tenantEmail"), exact: true }).fill(invitedTenant.email);
    await at.address("Torstraße", "12", "10119", "Berlin");
    await at.fill("fields.coldRentAmount", "500");
    await at.fill("fields.rentDepositAmount", "1500");
    await at.date("fields.insuranceStart", inDays(10));
    await hand.press(page.getByRole("button", { name: words("invite.send") }));
    await at.heading("invite.sentTitle");
    expect((await wire.mails()).filter(({ to }) => to.includes(invitedTenant.email))).toEqual([]);

    const confirmation = await mailedLink(wire, "lena@example.com", "landlord/invite/");
    await page.goto(confirmation);
    await at.heading("invite.confirmTitle");
    await page.getByText(invitedTenant.email).waitFor();
    await hand.press(page.getByRole("button", { name: words("invite.confirm") }));
    await at.heading("invite.doneTitle");

    const tenant = await arrive();
    await tenant.page.goto(await mailedLink(wire, invitedTenant.email, "de?invitation-token"));
    await tenant.page
      .getByRole("heading", { level: 1, name: words("invited.title", { inviter: "Lena Lohmann" }) })
      .waitFor();
    await tenant.hand.press(tenant.page.getByRole("link", { name: words("invited.accept") }));
    await tenant.page.getByText("lena@example.com").waitFor();
    await tenant.page.getByRole("textbox", { name: words("fields.lastName") }).fill("Weiß");
    await answerShortOnboarding(tenant);

    await expectExpired(confirmation);
    await expectExpired(`${app.url}/de/landlord/invite/${"0".repeat(32)}`);
  });

  it("finds the link expired after a week, and can write another invitation", async () => {
    await askToInvite(wire, "late@example.com");
    const confirmation = await mailedLink(wire, "late@example.com", "landlord/invite/");
    await wire.clock(`${inDays(8)}T12:00:00Z`);
    const { page, hand, words } = await expectExpired(confirmation);
    await hand.press(page.getByRole("main").getByRole("link", { name: words("invite.name") }));
    await page.getByRole("heading", { level: 1, name: words("invite.title") }).waitFor();
  });

  async function expectExpired(link: string): Promise<Guest> {
    const guest = await arrive();
    visitors.at(-1)?.expectFailure(410, looking);
    await guest.page.goto(link);
    await onQuestion(guest).heading("pages.linkExpired.title");
    return guest;
  }
});
