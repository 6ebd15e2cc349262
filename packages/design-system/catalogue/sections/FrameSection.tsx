import {
  BackButton,
  ConsentBar,
  Disclosure,
  Footer,
  Header,
  IconGlobe,
  Link,
  Logo,
  Menu,
  ProgressBar,
  Question,
} from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const menu = (
  <Menu
    label="Language: English"
    text="English"
    icon={<IconGlobe size="small" />}
    items={[{ label: "Deutsch", href: "#de", lang: "de" }]}
  />
);

export function FrameSection() {
  return (
    <Section title="Frame">
      <Item name="Header with progress" wide>
        <div className="c-frame">
          <Header
            back={<BackButton label="Back" />}
            logo={<Logo brand="Kautia" />}
            menu={menu}
            progress={<ProgressBar label="Your application" value={5} max={14} valueText="Step 5 of 14" />}
          />
        </div>
      </Item>
      <Item name="ConsentBar" wide>
        <div className="c-frame">
          <ConsentBar
            label="Your choice"
            title="May we learn from your visit?"
            link={
              <Link standalone href="#choices">
                Decide one by one
              </Link>
            }
            answers={[
              { label: "Accept", onClick: () => {} },
              { label: "Refuse", onClick: () => {} },
            ]}
          >
            <p>Error reports show us what went wrong, with all text blacked out.</p>
            <p>Usage statistics count which pages are opened.</p>
          </ConsentBar>
        </div>
      </Item>
      <Item name="Footer" wide>
        <div className="c-frame">
          <Footer
            label="About us"
            links={["Imprint", "Privacy", "Terms", "Withdraw from contract", "Accessibility"].map((label) => ({
              label,
              href: `#${label}`,
            }))}
          >
            Kautia is an insurance intermediary under section 34d of the German trade regulation.
          </Footer>
        </div>
      </Item>
      <Item name="Disclosure">
        <Disclosure id="cost" title="What does the guarantee cost?">
          <p>That depends on your deposit alone, and starts at €3 a month.</p>
        </Disclosure>
        <Disclosure id="charge" title="When is the first charge, and what if my landlord takes longer to accept?">
          <p>Only when your landlord has accepted, and not before the day the guarantee begins.</p>
        </Disclosure>
      </Item>
      <Item name="Question">
        <div className="c-frame" style={{ padding: "1.5rem" }}>
          <Question
            title="Who are you?"
            lead="As it is written in your passport."
            why="The guarantee is made out to your name; nobody else sees it."
          />
        </div>
      </Item>
      <Item name="Logo">
        <Logo brand="Kautia" />
      </Item>
    </Section>
  );
}
