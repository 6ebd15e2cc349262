import { Button, ButtonLink, IconArrowRight, IconDownload, IconGlobe, Link, Menu } from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const wait = () => new Promise((resolve) => setTimeout(resolve, 2000));
const VARIANTS = ["primary", "secondary", "text"] as const;

export function ActionsSection() {
  return (
    <Section title="Actions">
      {VARIANTS.map((variant) => (
        <Item
          key={variant}
          name={`Button ${variant}: rest, hover, focus, pressed, busy, disabled`}
          states={{
            ".k-button:nth-of-type(2)": "hover",
            ".k-button:nth-of-type(3)": "focus",
            ".k-button:nth-of-type(4)": "pressed",
          }}
        >
          <div className="c-row">
            <Button variant={variant}>Rest</Button>
            <Button variant={variant}>Hover</Button>
            <Button variant={variant}>Focus</Button>
            <Button variant={variant}>Pressed</Button>
            <Button variant={variant} busy busyLabel="Saving">
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        </Item>
      ))}
      <Item name="Button with two lines, wide">
        <Button wide secondLine="Apple Pay, Google Pay" onClick={wait}>
          Mit dem Handy bezahlen
        </Button>
      </Item>
      <Item name="Button with icons">
        <div className="c-row">
          <Button iconEnd={<IconArrowRight size="small" />} onClick={wait}>
            Continue (2 s)
          </Button>
          <ButtonLink variant="secondary" href="#actions" icon={<IconDownload size="small" />}>
            Certificate
          </ButtonLink>
        </div>
      </Item>
      <Item name="Link" states={{ ".k-link:nth-of-type(2)": "hover" }}>
        <p>
          In a text <Link href="#actions">a link</Link> is underlined, <Link href="#actions">also hovered</Link>.
        </p>
        <Link standalone href="#actions" hiddenText="your address">
          Change
        </Link>
      </Item>
      <Item name="Menu">
        <Menu
          label="Language: English"
          text="English"
          icon={<IconGlobe size="small" />}
          items={[
            { label: "Deutsch", href: "#de", lang: "de" },
            { label: "English", href: "#en", lang: "en", current: true },
          ]}
        />
      </Item>
    </Section>
  );
}
