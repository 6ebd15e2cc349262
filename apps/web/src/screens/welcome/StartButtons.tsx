import { initTenant } from "@kautia/contract";
import { Button, ButtonLink, InlineMessage, Link } from "@kautia/design-system";
import { useState } from "react";
import { useNavigate } from "../../navigation/use-location.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** The way in: a new application, or on with the one that this browser knows. */
export function StartButtons() {
  const { api, session, settings, country } = useApp();
  const { t, region } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [offline, setOffline] = useState(false);
  const known = session.token() !== null;

  async function start(): Promise<void> {
    setOffline(false);
    const result = await api.call(initTenant, { query: {} });
    // The answer's token is kept by the session; what was known of another application is over.
    if (result.ok) {
      await session.latest();
      await navigate(path("index"));
    } else setOffline(result.why === "offline");
  }

  /** The first question names countries: what writes their names takes a while to be made, and a hand that nears has that while. */
  const nearing = () => void region("DE");

  return (
    <div className="welcome__start" onPointerOver={nearing} onFocus={nearing}>
      {offline ? (
        <InlineMessage tone="caution" title={t("form.offlineTitle")} live>
          {t("form.offlineText")}
        </InlineMessage>
      ) : null}
      <div className="welcome__buttons">
        {known ? <ButtonLink href={path("index")}>{t("welcome.resume")}</ButtonLink> : null}
        <Button variant={known ? "secondary" : "primary"} onClick={start} busyLabel={t("common.loading")}>
          {known ? t("welcome.startAnew") : t("welcome.start")}
        </Button>
      </div>
      {known ? null : (
        <p className="quiet">
          {t("welcome.begun")} <Link href={path("resume")}>{t("resume.title")}</Link>
        </p>
      )}
      <p className="quiet">
        {t("common.notChargedYet")} {t(country() === "at" ? "welcome.countryAt" : "welcome.countryDe")}.{" "}
        {settings.countries.length > 1 ? <Link href={path("choose-country")}>{t("welcome.changeCountry")}</Link> : null}
      </p>
    </div>
  );
}
