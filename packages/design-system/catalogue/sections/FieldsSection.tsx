import { DateField, MoneyField, PasswordField, PhoneField, Select, TextArea, TextField } from "../../src/index.ts";
import { AddressDemo } from "../AddressDemo.tsx";
import { Item, Section } from "../Section.tsx";

const CODES = [
  { value: "+49", label: "Germany (+49)" },
  { value: "+43", label: "Austria (+43)" },
  { value: "+41", label: "Switzerland (+41)" },
];
const COUNTRIES = [
  { value: "de", label: "Germany" },
  { value: "at", label: "Austria" },
];
const PARTS = { day: "Tag", month: "Monat", year: "Jahr" };

export function FieldsSection() {
  return (
    <Section title="Fields">
      <Item name="TextField">
        <TextField label="First name" autoComplete="given-name" defaultValue="Maximiliane" />
      </Item>
      <Item name="TextField: hover" states={{ input: "hover" }}>
        <TextField label="Last name" optionalText="(optional)" />
      </Item>
      <Item name="TextField: focus" states={{ input: "focus" }}>
        <TextField label="E-mail" type="email" help="We send your quote there, and nothing else." />
      </Item>
      <Item name="TextField: error">
        <TextField
          label="E-mail"
          type="email"
          error="Write it like name@example.com"
          defaultValue="name@"
          help="We send your quote there."
        />
      </Item>
      <Item name="TextField: disabled and read-only">
        <TextField label="Contract number" defaultValue="K-2026-000481" readOnly />
        <TextField label="City" defaultValue="Wien" disabled />
      </Item>
      <Item name="TextField: short, with prefix">
        <TextField label="Postcode" width="short" inputMode="numeric" autoComplete="postal-code" />
        <TextField label="Share" width="short" prefix="%" defaultValue="12" />
      </Item>
      <Item name="MoneyField">
        <MoneyField
          label="Deposit"
          locale="de"
          defaultValue="1500.50"
          help="Steht im Mietvertrag, meist drei Kaltmieten."
        />
      </Item>
      <Item name="MoneyField: error">
        <MoneyField
          label="Deposit"
          locale="en"
          defaultValue="99999"
          error="At most three times the net cold rent: €2,400"
        />
      </Item>
      <Item name="PhoneField">
        <PhoneField label="Mobile number" dialCodes={CODES} dialCodeLabel="Country code" numberLabel="Number" />
        <PhoneField
          label="Mobile number"
          error="The number is too short"
          dialCodes={CODES}
          dialCodeLabel="Country code"
          numberLabel="Number"
          defaultValue={{ dialCode: "+43", number: "66" }}
        />
      </Item>
      <Item name="DateField">
        <DateField
          label="Geburtsdatum"
          help="Zum Beispiel 27 3 1994"
          locale="de"
          partLabels={PARTS}
          defaultValue="1994-03-27"
          autoComplete="bday"
        />
        <DateField
          label="Move-in"
          locale="en"
          partLabels={{ day: "Day", month: "Month", year: "Year" }}
          pickerText="Choose in a calendar"
          error="This day does not exist"
          defaultValue="2026-02-31"
        />
      </Item>
      <Item name="Select">
        <Select label="Country" options={COUNTRIES} emptyText="Please choose" />
        <Select label="Country" options={COUNTRIES} emptyText="Please choose" error="Please choose a country" />
      </Item>
      <Item name="PasswordField">
        <PasswordField
          label="New password"
          showText="Show password"
          hideText="Hide password"
          autoComplete="new-password"
          defaultValue="Geheim-123"
        />
      </Item>
      <Item name="Combobox">
        <AddressDemo />
      </Item>
      <Item name="TextArea">
        <TextArea
          label="Message to your landlord"
          optionalText="(optional)"
          defaultValue="Guten Tag, anbei die Bürgschaft."
        />
      </Item>
    </Section>
  );
}
