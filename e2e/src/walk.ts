import { acceptAsLandlord } from "./landlord-in-browser.ts";
import { inviteByWire } from "./partner.ts";
import { landlordTokenFor } from "./tenant-by-wire.ts";
import {
  answerQuestions,
  chooseOffer,
  type Guest,
  onQuestion,
  signContract,
  startOnWelcome,
  typeCard,
} from "./tenant-in-browser.ts";
import { wireTo } from "./wire.ts";

/** Called on every screen; `name` is suitable as a file name. */
export type Look = (name: string) => Promise<void>;

/** Walks through the whole product once and calls `look` on every screen. */
export async function walkEveryScreen(guest: Guest, url: string, look: Look): Promise<void> {
  const { page, hand, words, language } = guest;
  const at = onQuestion(guest);
  await page.goto(`${url}/${language}/welcome`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look("welcome");
  await page.goto(`${url}/${language}/choose-country`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look("choose-country");
  await startOnWelcome(guest, url);
  await at.shown("name");
  await at.goOn();
  await page.locator("[role=alert], .k-field__error").first().waitFor();
  await look("question-name-errors");

  // Each question is looked at before it is answered.
  let last = "name";
  const lookAtQuestion = async () => {
    const step = new URL(page.url()).searchParams.get("step");
    if (!step || step === last) return;
    last = step;
    // The price is updated after typing. The picture must show the final price.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    await look(`question-${step}`);
  };
  const watching: Guest = {
    ...guest,
    hand: {
      ...hand,
      press: async (button) => {
        await lookAtQuestion();
        await hand.press(button);
      },
      choose: async (radio) => {
        await radio.waitFor();
        await lookAtQuestion();
        await hand.choose(radio);
      },
    },
  };
  await answerQuestions(watching);
  await look("summary");
  await chooseOffer(
    {
      ...guest,
      hand: {
        ...hand,
        choose: async (radio) => {
          await radio.waitFor();
          // The summary has choices too.
          if (new URL(page.url()).pathname.endsWith("/offers")) await look("offers");
          await hand.choose(radio);
        },
      },
    },
    "yearly",
  );
  await look("payment-card");
  await typeCard(guest, "4000 0000 0000 0002");
  await page.getByText(words("payment.declined")).first().waitFor();
  await look("payment-declined");
  await typeCard(guest, "4242 4242 4242 4242");
  await at.heading("payment.summary");
  await look("payment-contract");
  await signContract(guest);
  await look("payment-congratulations");

  const landlordToken = await landlordTokenFor(wireTo(url), "eva@example.com");
  await page.goto(`${url}/${language}/landlord/${landlordToken}`);
  await page.getByRole("button", { name: words("landlord.accept"), exact: true }).waitFor();
  await look("landlord");
  await acceptAsLandlord(guest);
  await look("landlord-accepted");

  const { invitationUrl } = await inviteByWire(wireTo(url));
  await page.goto(invitationUrl.replace(/\/\w\w\?/, `/${language}?`));
  await page.getByText(words("common.perMonth")).first().waitFor();
  await look("invited");
  await hand.press(page.getByRole("button", { name: words("invited.accept") }));
  await at.heading("short.title");
  await look("short-onboarding");

  for (const screen of ["404", "500", "maintenance", "link-expired"]) {
    await page.goto(`${url}/${language}/${screen}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(`error-${screen}`);
  }
}
