import { countryOfContract, getLang } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppContext } from "../app/app-context.ts";
import { createFakeServer, ok } from "../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { startAppOn } from "../testing/start-app-on.ts";
import { CountryTexts } from "./CountryTexts.tsx";
import { useText } from "./use-text.ts";

function Title() {
  return <p>{useText().t("leaving.withdraw")}</p>;
}

test.each([
  ["DE-7K4M-Q2XD-6", "Vertrag widerrufen", 1],
  ["AT-7K4M-Q2XD-6", "Vom Vertrag zurücktreten", 2],
] as const)("describes contract %s in the words of its country: %s", async (contractNumber, words, fetches) => {
  const server = createFakeServer({
    "get-settings": () => ok(sampleSettings),
    "get-lang": ({ language }) => ok(texts(language === "de-AT" ? "de-AT" : "de")),
  });
  const app = await startAppOn(server, "de");
  render(
    <AppContext value={app}>
      <CountryTexts country={countryOfContract(contractNumber)}>
        <Title />
      </CountryTexts>
    </AppContext>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
  expect(server.asked(getLang.name)).toHaveLength(fetches);
});
