import { Card, PriceCard, PriceCardGroup, Skeleton, Link } from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

export function PricesSection() {
  return (
    <Section title="Prices and cards">
      <Item name="PriceCard">
        <PriceCard
          title="Your guarantee"
          amount="70,50 €"
          period="im Jahr"
          note="Keine Gebühren. Erste Abbuchung erst, wenn dein Vermieter annimmt."
        />
      </Item>
      <Item name="PriceCard while loading">
        <Card>
          <Skeleton label="The price is loading" />
          <Skeleton shape="price" />
          <Skeleton lines={2} />
        </Card>
      </Item>
      <Item name="PriceCardGroup" wide states={{ ".k-price:nth-child(2)": "hover" }}>
        <PriceCardGroup
          label="How would you like to pay?"
          defaultValue="YEARLY"
          options={[
            {
              value: "YEARLY",
              title: "Yearly",
              amount: "€70.50",
              period: "per year",
              mark: "You save €8.70",
              note: "First charge on 3 March 2027, once your landlord has accepted.",
            },
            { value: "MONTHLY", title: "Monthly", amount: "€6.60", period: "per month", note: "€79.20 in a year" },
          ]}
        />
      </Item>
      <Item name="Card">
        <Card
          title="Your quote so far"
          footer={
            <Link standalone href="#prices">
              How the price is made
            </Link>
          }
        >
          <p>Apartment in Berlin, deposit €1,500</p>
        </Card>
      </Item>
      <Item name="Card: quiet">
        <Card tone="quiet" title="Good to know">
          <p>Nothing is charged until your landlord accepts.</p>
        </Card>
      </Item>
      <Item name="Card: accent">
        <Card tone="accent" title="Your landlord has accepted">
          <p>The guarantee began on 1 March 2027.</p>
        </Card>
      </Item>
      <Item name="Card: caution">
        <Card tone="caution" title="To do first">
          <p>Your landlord claims €300. You can object until 4 February 2027.</p>
        </Card>
      </Item>
    </Section>
  );
}
