import { expect, testWithOwnApp } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { askToInvite, inviteByWire, sampleLink } from "../src/partner.ts";
import { screenOf } from "../src/screen.ts";
import { anotherPerson, answerQuestions, inDays, expectSuccess } from "../src/tenant-by-wire.ts";
import { followLink, guestOf, onQuestion } from "../src/tenant-in-browser.ts";

testWithOwnApp(
  "application links expire after a day, landlord confirmations after a week, invitations and signed links after a month",
  async ({ app, visit, wire }) => {
    const openExpired = async (link: string, status: number, path: RegExp) => {
      const { page, expectFailure } = await visit();
      expectFailure(status, path);
      await page.goto(link);
      const guest = guestOf(page);
      await onQuestion(guest).heading("pages.linkExpired.title");
      return guest;
    };
    const { email, landlordEmail } = anotherPerson();
    await answerQuestions(wire, { email });
    expectSuccess(await wire.post("/onboarding/tenant/resume-link", { email }));
    const toApplication = await mailedLink(wire, email, "de?token=");
    await askToInvite(wire, landlordEmail);
    const toConfirm = await mailedLink(wire, landlordEmail, "landlord/invite/");
    const { invitationUrl } = await inviteByWire(wire);
    const signedLink = await sampleLink(app.url);

    await testWithOwnApp.step("a new link to the application is sent after a day", async () => {
      await wire.clock(`${inDays(2)}T12:00:00Z`);
      // The new link replaces the one in this reminder, so the reminder has to come first.
      const inReminder = await mailedLink(wire, email, "de?token=", [toApplication]);
      const guest = await openExpired(toApplication, 404, /^\/api\/v1\/onboarding\/tenant\/resume\/[^/]+$/);
      const { page, words } = guest;
      const { box, button } = screenOf(page);
      await page.getByRole("link", { name: words("pages.linkExpired.resume") }).click();
      await box(words("resume.email")).fill(email);
      await button(words("resume.send")).click();
      await onQuestion(guest).heading("resume.sentTitle");
      await followLink(guest, await mailedLink(wire, email, "de?token=", [toApplication, inReminder]));
      await onQuestion(guest).heading("summary.title");
    });
    await testWithOwnApp.step("a landlord can write another invitation after a week", async () => {
      await wire.clock(`${inDays(8)}T12:00:00Z`);
      const { page, words } = await openExpired(toConfirm, 410, /^\/api\/v1\/landlord\/invitations\/[^/]+$/);
      await page
        .getByRole("main")
        .getByRole("link", { name: words("invite.name") })
        .click();
      await expect(screenOf(page).heading(words("invite.title"))).toBeVisible();
    });
    await testWithOwnApp.step("an invited tenant finds both kinds of links expired after a month", async () => {
      await wire.clock(`${inDays(31)}T12:00:00Z`);
      await openExpired(invitationUrl, 410, /\/invitation\/[0-9a-f]+$/);
      await openExpired(signedLink, 410, /\/signed-offer$/);
    });
  },
);
