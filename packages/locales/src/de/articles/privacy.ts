import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Datenschutz",
  lead: "Was wir über Sie speichern, wozu, wie lange und wer es sieht.",
  sections: [
    {
      id: "controller",
      title: "Wer verantwortlich ist",
      body: [
        {
          rows: [
            ["Name", "{operatorName}"],
            ["Anschrift", "{operatorAddress}"],
            ["Fragen zum Datenschutz", "{supportEmail}"],
            ["Datenschutzbeauftragte", "{operatorPrivacyOfficer}"],
          ],
        },
        "Für die Bürgschaft selbst, also Vertrag, Beiträge und Forderungen, ist außerdem der Versicherer verantwortlich: {insurer}, {insurerAddress}. Wir führen sie für ihn. Ihre Rechte können Sie bei jedem von uns geltend machen.",
      ],
    },
    {
      id: "application",
      title: "Ihr Antrag",
      body: [
        "Wir speichern jede Antwort, sobald Sie sie geben, und bei jeder Änderung, was sich wann geändert hat:",
        {
          list: [
            "Name, E-Mail-Adresse, Telefonnummer, Anschrift und Geburtsdatum; die Anrede nur, wenn Sie eine wählen",
            "Ihre Staatsangehörigkeit{keepsNationality}",
            "Wohnung, Miete, Kaution, Beginn, und wer mit einzieht",
            "Beruf und Einkommen, oder was und wo Sie studieren",
            "Ihren Vermieter: Name, E-Mail-Adresse, Anschrift und, wenn Sie sie nennen, die Telefonnummer",
          ],
        },
        "Ihre Staatsangehörigkeit können Sie angeben, müssen es aber nicht. Wir speichern sie nicht.{forgetsNationality}",
        "Freiwillig sind Anrede, Staatsangehörigkeit, Telefonnummern und was Sie über Haushalt, Haustiere, Art und Möblierung der Wohnung sagen; das hilft uns nur, eine spätere Forderung einzuordnen. Alles andere brauchen wir für den Vertrag: Ohne diese Angaben können wir Ihnen keine Bürgschaft anbieten. Ein Gesetz verpflichtet Sie zu keiner.",
        "Wir brauchen das, um Ihnen einen Preis zu nennen, Ihren Antrag zu prüfen und den Vertrag zu schließen (Art. 6 Abs. 1 Buchst. b DSGVO). Hat Sie eine Hausverwaltung eingeladen, kommen Angaben zu Ihnen und der Wohnung von ihr.",
        "Fotos von Ausweis, Gehaltsabrechnung oder Studiennachweis verlangen wir nur, wenn die Prüfung sie nötig macht. Es sehen sie nur die Menschen, die über Ihren Antrag entscheiden.",
      ],
    },
    {
      id: "decision",
      title: "Wie über Ihren Antrag entschieden wird",
      body: [
        "Zuerst entscheidet ein Programm nach festen Regeln: Es vergleicht Ihr Einkommen mit der Miete und prüft, ob Sie zu Beginn alt genug sind. Das Ergebnis ist ein Angebot, eine Absage mit ihrem Grund oder die Prüfung durch einen Menschen. Wir halten fest, nach welcher Fassung der Regeln entschieden wurde.",
        "Außerdem fragen wir {bureau} nach Ihrer Bonität und übermitteln dafür Ihren Namen, Geburtsdatum, Beschäftigung, Einkommen, Miete und Kaution (Art. 6 Abs. 1 Buchst. b und f DSGVO). Auch die Antwort fließt in die Entscheidung ein.",
        "Bei einer Absage können Sie verlangen, dass ein Mensch sie überprüft. Dafür gibt es auf der Seite mit der Absage eine Schaltfläche. Was er dazu wissen soll, schreiben Sie an {supportEmail} (Art. 22 DSGVO).",
      ],
    },
    {
      id: "contract",
      title: "Ihr Vertrag",
      body: [
        "Mit Ihrer Unterschrift halten wir fest, was unterschrieben wurde: Ihre Antworten, den Preis, Ihre Einwilligungen, den Zeitpunkt, Ihre IP-Adresse und die Kennung Ihres Browsers. Das ist unser Nachweis für den Vertrag (Art. 6 Abs. 1 Buchst. b und f DSGVO).",
        "Karten- oder Kontonummer, Name und E-Mail-Adresse gehen an den Zahlungsdienst; wir behalten nur dessen Verweis darauf, die letzten vier Ziffern, die Referenz Ihres Lastschriftmandats und eine Liste der Abbuchungen. Außerdem speichern wir, welche E-Mails wir geschickt haben, Ihre Nachrichten an den Vermieter und Ihre Bewertung, falls Sie eine abgeben.",
      ],
    },
    {
      id: "account",
      title: "Ihr Konto",
      body: [
        "Ihr Passwort speichern wir so, dass auch wir es nicht lesen können. Persönliche Links und Anmeldungen speichern wir nur als Prüfsumme. Richten Sie einen Passkey ein, bleiben Fingerabdruck, Gesicht und PIN auf Ihrem Gerät; wir haben nur den öffentlichen Schlüssel.",
      ],
    },
    {
      id: "landlords",
      title: "Wenn Sie Vermieterin oder Vermieter sind",
      body: [
        "Ihren Namen, Ihre E-Mail-Adresse, Ihre Anschrift und, wenn sie genannt wurde, Ihre Telefonnummer haben wir von Ihrem Mieter, Ihrer Hausverwaltung oder dem Vermieter vor Ihnen (Art. 14 DSGVO). Dazu speichern wir Ihre Antwort, Ihre Freigabe mit Zeitpunkt, IP-Adresse und Browser, was Sie uns schreiben oder hochladen, und, wenn Sie Geld fordern, Ihr Bankkonto.",
        "Wir brauchen das, um Ihnen die Bürgschaft anzubieten, und danach, um sie mit Ihnen abzuwickeln; das ist unser berechtigtes Interesse und das Ihres Mieters (Art. 6 Abs. 1 Buchst. f DSGVO), nach der Annahme auch unsere Pflicht aus der Bürgschaft (Buchst. b). Werbung bekommen Sie von uns nicht.",
        "Bewertet Ihr Mieter uns, fragen wir auch, wie zufrieden er mit Ihnen ist: eine Zahl von 1 bis 5 und, wenn er mag, ein paar Worte. Das lesen nur wir, um unser Angebot zu verbessern (Art. 6 Abs. 1 Buchst. f DSGVO); es fließt in keine Entscheidung ein und wird nicht veröffentlicht.",
        "Davon erfahren der Versicherer {insurer}, Ihr Mieter, Ihre Hausverwaltung, wenn die Wohnung über sie vermietet ist, und Dienste, die in unserem Auftrag arbeiten, nicht aber die Bewertung. Lehnen Sie ab oder antworten Sie nicht, behalten wir nur, was zu dem beendeten Vertrag aufbewahrt werden muss. Wie lange, steht unten.",
        "Sie haben dieselben Rechte wie alle anderen und können auch widersprechen: Eine E-Mail an {supportEmail} genügt, und wir erinnern Sie nicht mehr.",
      ],
    },
    {
      id: "recipients",
      title: "Wer Ihre Daten bekommt",
      body: [
        {
          list: [
            "Ihr Vermieter: Ihren Namen, Ihre jetzige Anschrift auf der Urkunde, die Wohnung, Miete, Höhe, Beginn und Stand der Bürgschaft und was Sie ihm schreiben; nie Einkommen, Geburtsdatum, Unterlagen oder Zahlungen",
            "Ihre Hausverwaltung, wenn sie Sie eingeladen hat oder die Wohnung über sie vermietet ist: dasselbe wie Ihr Vermieter, und ob Sie eine Einladung angenommen haben",
            "der Versicherer, der die Bürgschaft übernimmt: {insurer}; er erhält, was zu Vertrag, Beiträgen und Forderungen gehört",
            "die Auskunftei, die wir nach Ihrer Bonität fragen: {bureau}",
            "der Zahlungsdienst, bei dem Ihre Karte oder Ihr Konto hinterlegt ist",
            "Dienste, die in unserem Auftrag arbeiten, etwa für den Versand von E-Mails",
          ],
        },
        "Außerhalb der EU und des EWR können Daten verarbeiten: {thirdCountries}. Grundlage ist ein Angemessenheitsbeschluss der EU-Kommission oder sind deren Standardvertragsklauseln (Art. 45, 46 DSGVO); eine Kopie bekommen Sie von uns auf Anfrage.",
        "Außerhalb der EU und des EWR verarbeitet niemand Daten für uns.{noThirdCountries}",
        "Wir verkaufen nichts, und durch uns bekommen Sie keine Werbung von anderen. Neuigkeiten von uns bekommen Sie nur, wenn Sie im Antrag zugestimmt haben.",
      ],
    },
    {
      id: "browser",
      title: "Was in Ihrem Browser gespeichert wird",
      body: [
        {
          rows: [
            ["Cookie ‚token‘", "findet Ihren Antrag wieder; {cookieHours} Stunden nach Ihrem letzten Besuch"],
            [
              "Cookie ‚session‘",
              "Ihre Anmeldung; bis Sie sich abmelden oder den Browser schließen, höchstens {sessionHours} Stunden nach der letzten Nutzung",
            ],
            ["‚language‘ und ‚locale‘", "Ihre Sprache und Region; bis Sie sie löschen"],
            ["‚drafts‘", "die Kaution, die Sie eingegeben haben; bis sie im Antrag steht"],
            ["‚consent‘", "Ihre [Datenschutz-Wahl](privacy-choices); nach einem Jahr fragen wir wieder"],
          ],
        },
        "Das ist nötig, damit die App funktioniert, und braucht keine Einwilligung. Fehlerberichte und Statistik werden nur geladen, wenn Sie zustimmen (Art. 6 Abs. 1 Buchst. a DSGVO). Was sie tun und wie Sie sie wieder abstellen, steht unter [Datenschutz-Wahl](privacy-choices).",
      ],
    },
    {
      id: "logs",
      title: "Was unser Server protokolliert",
      body: [
        "Zu jedem Aufruf die Art der Anfrage, den Zeitpunkt, die Dauer und ob es geklappt hat. Ihre IP-Adresse, Ihre persönlichen Links und Ihre Antworten stehen nicht darin. Wie viele Anfragen von einer Adresse kommen, zählt der Server eine Minute lang, um Angriffe abzuwehren.",
      ],
    },
    {
      id: "duration",
      title: "Wie lange",
      body: [
        "Der Zugang zu einem Antrag, den niemand mehr öffnet, endet nach {tokenDays} Tagen. Wird ein Antrag nicht unterschrieben, löschen wir seine Angaben {forgottenAfterDays} Tage nach der letzten Änderung, oder früher, wenn Sie uns darum bitten.",
        "Eine Einladung endet nach {invitationLifeDays} Tagen. Hat sie bis dahin niemand angenommen, löschen wir {invitationForgottenDays} Tage später, an wen sie ging und für welche Wohnung.",
        "Einen geschlossenen Vertrag bewahren wir auf, solange er läuft. Danach zählen die Jahre vom Ende des Kalenderjahres an, in dem er endet, wie Handels- und Steuerrecht und die Verjährung es verlangen:",
        {
          rows: [
            ["Ihre Antworten, unsere Entscheidungen, Ihre Bewertung", "{keptDETAILS} Jahre"],
            [
              "E-Mails und Nachrichten zum Vertrag; der Vertrag selbst, wenn nie etwas abgebucht wurde",
              "{keptLETTERS} Jahre",
            ],
            ["Vertrag, Unterlagen, Forderungen und Belege, wenn abgebucht wurde", "{keptVOUCHERS} Jahre"],
            ["Buchungen: Beiträge, Abbuchungen, Rückzahlungen", "{keptBOOKS} Jahre, nach den Belegen ohne Ihren Namen"],
          ],
        },
        "Dann löschen wir sie; in den Büchern bleiben Beträge und Tage ohne Namen. Sobald der Vertrag beendet ist und Ihr Vermieter keine Forderung mehr melden kann, können Sie Antworten, Konto und Bewertung auch [sofort löschen](delete-data).",
      ],
    },
    {
      id: "rights",
      title: "Ihre Rechte",
      body: [
        "Sie können verlangen, dass wir Ihnen sagen, was wir über Sie gespeichert haben, es Ihnen in einem gängigen Format geben, es berichtigen, löschen oder sperren. Sie können widersprechen, wenn wir uns auf ein berechtigtes Interesse stützen, und jede Einwilligung für die Zukunft zurücknehmen. Eine E-Mail an {supportEmail} genügt. [Ihre Einwilligungen](consents), auch die früheren, finden Sie in Ihrem Konto.",
        "Beschweren können Sie sich hier: {dataAuthority}.",
        "Diese Fassung ist vom {updated}.",
      ],
    },
  ],
};
