import { Actions, Button, InlineMessage, PriceCardGroup } from "../../src/index.ts";
import { Frame } from "./Frame.tsx";

export function OffersPage() {
  return (
    <Frame rail={false}>
      <form>
        <PriceCardGroup
          asQuestion
          label="Dein Preis steht fest"
          help="Für 1.500 € Kaution in Berlin. Keine weiteren Gebühren."
          defaultValue="YEARLY"
          options={[
            {
              value: "YEARLY",
              title: "Jährlich",
              amount: "70,50 €",
              period: "im Jahr",
              mark: "8,70 € gespart",
              note: "In fünf Jahren 352,50 € statt 1.500 € Barkaution.",
            },
            { value: "MONTHLY", title: "Monatlich", amount: "6,60 €", period: "im Monat", note: "79,20 € im Jahr" },
          ]}
        />
        <InlineMessage title="Noch wird nichts abgebucht">
          Die erste Abbuchung kommt, wenn deine Vermieterin die Bürgschaft annimmt, frühestens am 1. März 2027.
        </InlineMessage>
        <Actions>
          <Button type="submit">Angebot annehmen</Button>
          <Button variant="text">Angebot per E-Mail schicken</Button>
        </Actions>
      </form>
    </Frame>
  );
}
