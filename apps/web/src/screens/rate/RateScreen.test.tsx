import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const id = "0f".repeat(16);
const at = `/en/rate/${id}`;
const open = { "get-rating": () => ok({ id, landlordName: "Lena Lohmann", rated: false }) };

async function fillIn({ user }: Awaited<ReturnType<typeof showApp>>) {
  const landlord = within(await screen.findByRole("group", { name: /with your landlord/ }));
  await user.click(landlord.getByRole("radio", { name: words("rate.stars.4") }));
  const us = within(screen.getByRole("group", { name: /with us/ }));
  await user.click(us.getByRole("radio", { name: words("rate.stars.2") }));
  await user.click(screen.getByRole("radio", { name: "No" }));
}
const send = () => screen.getByRole("button", { name: words("rate.send") });

describe("rating screen", () => {
  it("sends both ratings and the recommendation, with an empty message when none was typed", async () => {
    const scene = await showApp({ at, handlers: { ...open, rate: () => ok({ rated: true }) } });
    await fillIn(scene);
    await scene.user.dblClick(send());
    expect(await screen.findByRole("heading", { name: words("rate.thanksTitle") })).toBeTruthy();
    expect(scene.path()).toBe("/en/rate/thank-you");
    expect(scene.server.asked("rate").map(({ body }) => body)).toMatchObject([
      { id, landlordRating: 4, providerRating: 2, recommend: false, message: "" },
    ]);
  });

  it("asks for missing answers, and explains what happens with the rating", async () => {
    const { user, server } = await showApp({ at, handlers: open });
    await screen.findByRole("group", { name: /with your landlord/ });
    await user.click(send());
    expect(within(screen.getByRole("alert")).getAllByText(/Please select an option/)).toHaveLength(3);
    expect(screen.getByRole("region", { name: words("rate.becomesTitle") })).toBeTruthy();
    expect(server.asked("rate")).toEqual([]);
  });

  it("says that the rating was already given when the screen opens", async () => {
    await showApp({ at, handlers: { "get-rating": () => ok({ id, landlordName: null, rated: true }) } });
    expect(await screen.findByRole("heading", { name: words("rate.alreadyTitle") })).toBeTruthy();
  });

  it("says that the rating was given elsewhere in the meantime", async () => {
    const scene = await showApp({ at, handlers: { ...open, rate: () => refused("ALREADY_RATED") } });
    await fillIn(scene);
    await scene.user.click(send());
    const heading = await screen.findByRole("heading", { name: words("rate.alreadyTitle") });
    expect(document.activeElement).toBe(heading);
  });

  it("leads to 404 when the rating is unknown", async () => {
    const { path } = await showApp({ at, handlers: { "get-rating": () => refused("RATING_UNKNOWN") } });
    await waitFor(() => expect(path()).toBe("/en/404"));
  });
});
