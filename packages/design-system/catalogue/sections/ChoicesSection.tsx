import {
  Checkbox,
  ChoiceList,
  IconApartment,
  IconHouse,
  IconRoommate,
  IconSingle,
  IconCouple,
  Link,
  RatingField,
} from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const HOMES = [
  {
    value: "apartment",
    label: "Apartment",
    explanation: "A flat in a house with several parties",
    icon: <IconApartment />,
  },
  { value: "house", label: "House", explanation: "The whole house is yours", icon: <IconHouse /> },
];
const STATES = ["Rest", "Hover", "Focus", "Pressed", "Chosen", "Disabled"].map((label) => ({
  value: label,
  label,
  explanation: "One line that explains it",
  icon: <IconHouse />,
  disabled: label === "Disabled",
}));
const PEOPLE = [
  { value: "single", label: "Nur ich", icon: <IconSingle /> },
  { value: "couple", label: "Wir sind ein Paar", icon: <IconCouple /> },
  {
    value: "roommate",
    label: "Wohngemeinschaft mit Donaudampfschifffahrtsgesellschaftskapitänen",
    icon: <IconRoommate />,
  },
];

export function ChoicesSection() {
  return (
    <Section title="Choices">
      <Item
        name="ChoiceList: all states"
        states={{
          ".k-choice:nth-child(2)": "hover",
          ".k-choice:nth-child(3) input": "focus",
          ".k-choice:nth-child(4)": "pressed",
        }}
      >
        <ChoiceList label="Six states" options={STATES} defaultValue="Chosen" />
      </Item>
      <Item name="ChoiceList with an error">
        <ChoiceList label="What kind of home is it?" error="Please choose one" options={HOMES} />
      </Item>
      <Item name="ChoiceList without explanations, long texts">
        <ChoiceList label="Wer wohnt mit dir?" help="Das ändert den Preis nicht." options={PEOPLE} />
      </Item>
      <Item name="ChoiceList in a row">
        <ChoiceList
          label="How shall we address you?"
          layout="row"
          defaultValue="MS"
          options={[
            { value: "MR", label: "Mr" },
            { value: "MS", label: "Ms" },
            { value: "NONE", label: "Prefer not to say" },
          ]}
        />
      </Item>
      <Item name="RatingField">
        <RatingField
          label="How was it with us?"
          starLabels={["Poor", "Fair", "Good", "Very good", "Excellent"]}
          defaultValue={4}
        />
      </Item>
      <Item
        name="Checkbox"
        states={{ ".k-checkbox:nth-of-type(3) .k-checkbox__row": "hover", ".k-checkbox:nth-of-type(4) input": "focus" }}
      >
        <Checkbox
          label={
            <>
              I accept the <Link href="#terms">terms of use</Link> and have read the{" "}
              <Link href="#privacy">privacy policy</Link>.
            </>
          }
        />
        <Checkbox label="Hovered" />
        <Checkbox label="With the focus" />
        <Checkbox label="Ticked" defaultChecked help="With a line that explains it." />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="I want to withdraw from the contract" error="Please tick the box to go on" />
      </Item>
    </Section>
  );
}
