import {
  BackButton,
  Card,
  type Elements,
  Footer,
  Header,
  IconGlobe,
  IconLock,
  Link,
  Logo,
  Menu,
  PageLayout,
  ProgressBar,
  SummaryList,
} from "../../src/index.ts";

type FrameProps = { step?: number; rail?: boolean; wide?: boolean; children: Elements };

const LANGUAGES = [
  { label: "Deutsch", href: "?de", lang: "de", current: true },
  { label: "English", href: "?en", lang: "en" },
];

/** The frame of the sample pages. */
export function Frame({ step, rail = true, wide = false, children }: FrameProps) {
  return (
    <PageLayout
      skipText="Zum Inhalt"
      width={wide ? "wide" : "column"}
      header={
        <Header
          back={step === undefined ? undefined : <BackButton label="Zurück" />}
          logo={
            <a href="?">
              <Logo brand="Kautia" />
            </a>
          }
          menu={<Menu label="Sprache: Deutsch" text="Deutsch" icon={<IconGlobe size="small" />} items={LANGUAGES} />}
          progress={
            step === undefined ? undefined : (
              <ProgressBar label="Dein Antrag" value={step} max={14} valueText={`Schritt ${step} von 14`} />
            )
          }
        />
      }
      railLabel="Dein Angebot bisher"
      rail={rail ? <Rail /> : undefined}
      railShort={rail ? "70,50 € im Jahr · noch wird nichts abgebucht" : undefined}
      footer={
        <Footer
          label="Über uns"
          links={["Impressum", "Datenschutz", "Bedingungen", "Vertrag widerrufen", "Barrierefreiheit"].map((label) => ({
            label,
            href: `?${label}`,
          }))}
        />
      }
    >
      {children}
    </PageLayout>
  );
}

function Rail() {
  return (
    <Card
      title="Dein Angebot bisher"
      footer={
        <p className="c-safe">
          <IconLock size="small" /> Abgebucht wird erst, wenn dein Vermieter annimmt.
        </p>
      }
    >
      <SummaryList
        rows={[
          { label: "Kaution", value: "1.500 €" },
          { label: "Wohnung", value: "Berlin" },
          { label: "Preis", value: "70,50 € im Jahr" },
        ]}
      />
      <Link standalone href="?preis">
        So kommt der Preis zustande
      </Link>
    </Card>
  );
}
