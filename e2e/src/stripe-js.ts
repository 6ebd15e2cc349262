import type { Page } from "@playwright/test";

/*
 * Replaces Stripe's script in the browser, which tests cannot load. It has the same names, shows the card fields in a frame
 * from another origin and the bank's confirmation in a second one, and sends API requests over the network. So it also
 * tests the pages' content security policy.
 */

const origin = "https://js.stripe.com";
const api = "https://api.stripe.com";
const bank = "https://hooks.stripe.com";

const script = `
window.Stripe = (key) => {
  const ask = async (path, fields) => {
    const body = new URLSearchParams({ key, ...fields });
    const answer = await fetch("${api}" + path, { method: "POST", body });
    return answer.json();
  };
  const hear = (frame) => new Promise((resolve) => {
    const listener = (event) => {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener("message", listener);
      resolve(event.data);
    };
    window.addEventListener("message", listener);
  });
  const challenge = async (id, secret) => {
    const frame = document.createElement("iframe");
    frame.src = "${bank}/three-d-secure";
    frame.title = "Bank";
    document.body.append(frame);
    const outcome = await hear(frame);
    // Like at Stripe, the bank's page stays until the provider has the outcome. Otherwise it could vanish under the click.
    const intent = await ask("/double/challenges/" + id, { client_secret: secret, outcome });
    frame.remove();
    return intent;
  };
  return {
    elements({ clientSecret }) {
      const frame = document.createElement("iframe");
      frame.title = "Card";
      frame.src = "${origin}/fields";
      const heard = {};
      return {
        secret: clientSecret,
        frame,
        create: () => ({
          on: (event, act) => { heard[event] = act; },
          mount: (place) => {
            frame.addEventListener("load", () => heard.ready());
            place.append(frame);
          },
          destroy: () => frame.remove(),
        }),
      };
    },
    async confirmSetup({ elements: { secret, frame } }) {
      const typed = hear(frame);
      frame.contentWindow.postMessage("read", "*");
      const id = secret.split("_secret_")[0];
      const number = await typed;
      const card = { "payment_method_data[card][number]": number };
      let intent = await ask("/v1/setup_intents/" + id + "/confirm", { client_secret: secret, ...card });
      if (intent.status === "requires_action") intent = await challenge(id, secret);
      return intent.error ? { error: intent.error } : { setupIntent: intent };
    },
    async handleNextAction({ clientSecret }) {
      const intent = await challenge(clientSecret.split("_secret_")[0], clientSecret);
      return intent.error ? { error: intent.error } : { paymentIntent: intent };
    },
    _registerWrapper() {},
  };
};
window.Stripe.version = "endive";
`;

const fields = `<!doctype html><html lang="en"><title>Card</title><label>Card number <input inputmode="numeric"></label>
<script>addEventListener("message", () => parent.postMessage(document.querySelector("input").value, "*"))</script>`;

const question = `<!doctype html><html lang="en"><title>Bank</title><button>Complete</button><button>Fail</button>
<script>addEventListener("click", ({ target }) =>
parent.postMessage(target.textContent === "Complete" ? "passed" : "failed", "*"))</script>`;

/** Serves the replacement to a page, and forwards its API requests to the double. */
export async function serveStripeJs(page: Page, doubleUrl: string): Promise<void> {
  const html = "text/html; charset=utf-8";
  await page.route(`${origin}/**`, (route) =>
    new URL(route.request().url()).pathname === "/fields"
      ? route.fulfill({ contentType: html, body: fields })
      : route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.route(`${bank}/**`, (route) => route.fulfill({ contentType: html, body: question }));
  await page.route(`${api}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(api, doubleUrl) });
    await route.fulfill({ response });
  });
}
