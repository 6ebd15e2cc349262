import type { Help } from "../../articles/article.ts";

export const help: Help = {
  title: "Hilfe",
  lead: "Was Mieter und Vermieter uns am häufigsten fragen.",
  groups: [
    {
      title: "Kosten",
      questions: [
        {
          id: "cost",
          title: "Was kostet die Bürgschaft?",
          body: [
            "Das hängt nur von der Höhe Ihrer Kaution ab. Los geht es bei {fee} im Monat. Den genauen Preis sehen Sie auf der [Startseite](welcome), sobald Sie Ihre Kaution eingeben, und vor der Unterschrift noch einmal.",
            "Zahlen Sie jährlich, ist es günstiger. Mehr kommt nicht dazu: keine Gebühr für Mahnungen, für einen Schadenfall oder für die Verwaltung.",
          ],
        },
        {
          id: "charge",
          title: "Wann wird zum ersten Mal abgebucht?",
          body: [
            "Erst wenn Ihr Vermieter zugestimmt hat, und nicht vor dem Tag, an dem die Bürgschaft beginnt. Per Lastschrift buchen wir einige Tage danach ab. Lehnt er ab, buchen wir nie etwas ab.",
            "Karte oder Konto hinterlegen Sie schon vor der Unterschrift. Dabei buchen wir noch nichts ab. Bei einer Lastschrift kündigen wir jede Abbuchung vorher per E-Mail an.",
          ],
        },
        {
          id: "failed",
          title: "Was passiert, wenn eine Abbuchung nicht klappt?",
          body: [
            "Wir schreiben Ihnen und versuchen es nach 1, 3, 7 und 14 Tagen noch einmal. Die Bürgschaft gilt in dieser Zeit weiter, und Mahngebühren gibt es nicht. Klappt es dann immer noch nicht, meldet sich jemand aus unserem Team bei Ihnen.",
          ],
        },
        {
          id: "back",
          title: "Bekomme ich die Beiträge am Ende zurück?",
          body: [
            "Nein. Der Beitrag ist der Preis dafür, dass Ihr Geld bei Ihnen bleibt; angespart wird damit nichts. Nur was Sie schon für die Zeit nach dem Ende gezahlt haben, bekommen Sie zurück, auf den Tag genau.",
          ],
        },
      ],
    },
    {
      title: "Schutz",
      questions: [
        {
          id: "covered",
          title: "Was ist abgesichert?",
          body: [
            "Berechtigte Forderungen Ihres Vermieters aus dem Mietverhältnis, höchstens bis zur vereinbarten Kaution. Dafür bürgt ihm {insurer}. Zum Beispiel:",
            {
              list: [
                "Miete, die offen geblieben ist",
                "Schäden an der Wohnung, für die Sie aufkommen müssen",
                "Nebenkosten, die Sie nachzahlen müssen",
              ],
            },
          ],
        },
        {
          id: "not-covered",
          title: "Was ist nicht abgesichert?",
          body: [
            "Die Bürgschaft schützt Ihren Vermieter, nicht Sie vor Schulden: Was wir zu Recht an ihn zahlen, zahlen Sie an uns zurück, ohne Zinsen, auf einmal oder in Monatsraten. Sie ist auch keine Haftpflicht- und keine Hausratversicherung, und über die vereinbarte Kaution hinaus zahlt sie nichts.",
          ],
        },
        {
          id: "claim",
          title: "Was passiert, wenn mein Vermieter Geld fordert?",
          body: [
            "Er sagt uns, wofür und wie viel. Ist die Forderung berechtigt, zahlen wir an ihn, höchstens bis zur vereinbarten Kaution, und Sie zahlen uns den Betrag zurück. Halten Sie die Forderung für falsch, widersprechen Sie ihr in [Ihrem Konto](policies).",
          ],
        },
        {
          id: "existing",
          title: "Ich wohne schon dort und habe eine Barkaution gezahlt. Geht das trotzdem?",
          body: [
            "Ja. Geben Sie gleich zu Beginn an, dass Sie schon dort wohnen. Nimmt Ihr Vermieter die Bürgschaft an, kann er Ihnen die Barkaution zurückgeben. Vereinbaren Sie mit ihm, wann und wie.",
          ],
        },
      ],
    },
    {
      title: "Ihr Antrag",
      questions: [
        {
          id: "together",
          title: "Wir mieten zu mehreren. Geht das?",
          body: [
            "Ja. Nennen Sie auf der ersten Seite unter Ihrem Namen alle, die den Mietvertrag mit Ihnen unterschreiben. Wir rechnen Ihre Einkommen zusammen. Nach Ihnen unterschreiben die anderen, jeder mit einem Link aus unserer E-Mail und ohne Konto.",
            "Für das, was wir Ihrem Vermieter zahlen, haften Sie alle gemeinsam. Den Beitrag zahlt, wer den Antrag gestellt hat. Beendet jemand von Ihnen den Vertrag, endet er für alle.",
          ],
        },
        {
          id: "documents",
          title: "Welche Unterlagen brauche ich?",
          body: [
            "Oft gar keine. Ergibt die Prüfung, dass wir etwas brauchen, sagen wir Ihnen, was: einen Ausweis, dazu eine Gehaltsabrechnung oder einen Nachweis über Ihr Studium. Ein Foto mit dem Handy genügt. Erlaubt sind PDF, JPEG, PNG und HEIC bis {megabytes} MB.",
          ],
        },
        {
          id: "refused",
          title: "Warum wurde mein Antrag abgelehnt?",
          body: [
            "Die Prüfung folgt festen Regeln, die für alle gleich sind. Es zählen vor allem Ihr Einkommen im Verhältnis zur Miete und Ihr Alter, wie Sie sie angegeben haben. Die Seite mit der Absage nennt den Grund und was daran etwas ändern würde.",
            "Dazu fragen wir {bureau} nach Ihrer Bonität.",
            "Haben Sie sich vertippt, ändern Sie die Angabe, und wir prüfen neu. Soll ein Mensch die Entscheidung prüfen? Dafür gibt es auf derselben Seite eine Schaltfläche.",
          ],
        },
        {
          id: "review",
          title: "Was heißt es, wenn ein Mensch meinen Antrag prüft?",
          body: [
            "Nicht über jeden Antrag lässt sich sofort entscheiden, zum Beispiel bei schwankendem Einkommen. Dann prüft ihn jemand aus unserem Team. Ihre Angaben sind gespeichert, und es wird nichts abgebucht.",
          ],
        },
        {
          id: "resume",
          title: "Kann ich unterbrechen und später weitermachen?",
          body: [
            "Ja. Jede Antwort ist sofort gespeichert. Im selben Browser finden Sie Ihren Antrag {cookieHours} Stunden lang wieder: Öffnen Sie einfach die [Startseite](welcome). Auf einem anderen Gerät oder später geht es mit einem [Link per E-Mail](resume) weiter.",
          ],
        },
        {
          id: "change",
          title: "Kann ich meine Angaben noch ändern?",
          body: [
            "Ja, alle, bis Sie unterschreiben: In der Zusammenfassung steht neben jeder Antwort „Ändern“. Hängt der Preis davon ab, rechnen wir neu. Nach der Unterschrift schreiben Sie uns bitte.",
          ],
        },
      ],
    },
    {
      title: "Es sich anders überlegen, kündigen, ausziehen",
      questions: [
        {
          id: "withdrawal",
          title: "Ich habe es mir anders überlegt. Was nun?",
          body: [
            {
              only: "de",
              text: "Innerhalb von {withdrawalDays} Tagen, nachdem Sie unterschrieben und alle Unterlagen erhalten haben, können Sie ohne Grund widerrufen: mit Ihrer Vertragsnummer unter [Vertrag widerrufen](withdraw), auch ohne sich anzumelden, oder in [Ihrem Konto](policies). Eine E-Mail an {supportEmail} genügt ebenso. Rechtzeitig ist es, wenn Sie es innerhalb der Frist abschicken. Die Bestätigung bekommen Sie per E-Mail.",
            },
            {
              only: "at",
              text: "Innerhalb von {withdrawalDays} Tagen, nachdem Sie unterschrieben und alle Unterlagen erhalten haben, können Sie ohne Grund vom Vertrag zurücktreten: mit Ihrer Vertragsnummer unter [Vom Vertrag zurücktreten](withdraw), auch ohne sich anzumelden, oder in [Ihrem Konto](policies). Eine E-Mail an {supportEmail} genügt ebenso. Rechtzeitig ist es, wenn Sie es innerhalb der Frist abschicken. Die Bestätigung bekommen Sie per E-Mail.",
            },
            "{withdrawalRule}",
          ],
        },
        {
          id: "moving-out",
          title: "Ich ziehe aus. Was muss ich tun?",
          body: [
            "Kündigen Sie in [Ihrem Konto](policies). Wir bitten dann Ihren Vermieter um die Freigabe und erinnern ihn nach 7, 14 und 30 Tagen. Er gibt die Bürgschaft frei, wenn er keine Forderungen mehr hat; bis dahin gilt sie weiter, und Sie zahlen weiter. Danach endet sie, und wir zahlen zurück, was Sie zu viel gezahlt haben, auf den Tag genau.",
            "Lässt Ihr Vermieter sich Zeit, laden Sie im Konto einen Nachweis hoch, dass Sie ausgezogen sind, etwa das Übergabeprotokoll. Jemand aus unserem Team prüft ihn. Ab dem Tag Ihres Auszugs, frühestens ab Ihrer Kündigung, zahlen Sie dann nichts mehr; die Bürgschaft bleibt bis zur Freigabe in Kraft.",
            "Bleiben Sie doch, nehmen Sie die Kündigung im Konto zurück. Das geht, bis Ihr Auszug bestätigt ist.",
          ],
        },
        {
          id: "cancel",
          title: "Kann ich kündigen und trotzdem wohnen bleiben?",
          body: [
            "Ja, wenn Ihr Vermieter die Bürgschaft freigibt. Er wird dafür meist eine andere Sicherheit wollen, zum Beispiel eine Barkaution. Sprechen Sie zuerst mit ihm und kündigen Sie dann in [Ihrem Konto](policies).",
          ],
        },
      ],
    },
    {
      title: "Ihr Vermieter",
      questions: [
        {
          id: "landlord",
          title: "Was muss mein Vermieter tun?",
          body: [
            "Er bekommt nach Ihrer Unterschrift eine E-Mail mit einem Link. Dort sieht er, was abgesichert ist, und nimmt an oder lehnt ab: ohne Konto, ohne Papier, ohne Kosten, auf Deutsch oder Englisch.",
          ],
        },
        {
          id: "no-answer",
          title: "Mein Vermieter antwortet nicht oder lehnt ab. Was nun?",
          body: [
            "Solange er nicht zustimmt, zahlen Sie nichts. Fragen Sie ihn, ob unsere E-Mail angekommen ist; oft liegt sie im Spam-Ordner. Nach der Unterschrift zeigen wir Ihnen einen Link zum Weitergeben, der ihm alles erklärt.",
            "Lehnt er ab, ist der Vertrag beendet. Annehmen muss er nicht: Welche Sicherheit Sie leisten, steht in Ihrem Mietvertrag oder ist Verhandlungssache.",
          ],
        },
        {
          id: "sees",
          title: "Was erfährt mein Vermieter über mich?",
          body: [
            "Ihren Namen, die Wohnung, die Miete, die Höhe der Bürgschaft, ihren Beginn und wie es um sie steht; nach der Annahme auch Ihre jetzige Anschrift, die auf der Urkunde steht. Ihr Einkommen, Ihr Geburtsdatum, Ihre Unterlagen und Ihre Zahlungen sieht er nicht.",
          ],
        },
        {
          id: "for-landlords",
          title: "Ich bin Vermieter und finde meinen Link nicht",
          body: [
            "Öffnen Sie den Link, den Ihnen Ihr Mieter gegeben hat: Von dort lassen Sie sich Ihren persönlichen Link noch einmal an Ihre E-Mail-Adresse schicken. Haben Sie keinen Link, schreiben Sie an {supportEmail}.",
          ],
        },
        {
          id: "genuine",
          title: "Wie prüfe ich, ob eine Urkunde echt ist?",
          body: [
            "Scannen Sie den QR-Code unten auf der Urkunde, oder geben Sie den Code daneben unter [Urkunde prüfen](certificates) ein. Die Seite sagt, ob die Urkunde echt ist und ob sie gilt, und nennt keine Namen.",
          ],
        },
      ],
    },
    {
      title: "Konto und Daten",
      questions: [
        {
          id: "account",
          title: "Wie komme ich an meinen Vertrag?",
          body: [
            "Ein Passwort brauchen Sie nicht: Geben Sie unter [Anmelden](login) Ihre E-Mail-Adresse oder Telefonnummer ein, und wir schicken Ihnen einen Link. Lieber mit Passwort? Sie können [eines festlegen](new-password).",
          ],
        },
        {
          id: "paper",
          title: "Bekomme ich alles auch auf Papier?",
          body: [
            "Ja. Schreiben Sie an {supportEmail}: Vertrag und Unterlagen schicken wir Ihnen dann kostenlos per Post, vor der Unterschrift wie danach.",
            {
              only: "at",
              text: "Der elektronischen Kommunikation müssen Sie in Österreich eigens zustimmen (§ 5a VersVG). Nehmen Sie die Zustimmung unter [Ihre Einwilligungen](consents) zurück, schicken wir Ihnen alles Wichtige zum Vertrag als Brief.",
            },
          ],
        },
        {
          id: "data",
          title: "Was passiert mit meinen Daten?",
          body: [
            "Das steht Punkt für Punkt unter [Datenschutz](privacy). Fehlerberichte und Statistik gibt es nur, wenn Sie zustimmen; das ändern Sie jederzeit unter [Datenschutz-Wahl](privacy-choices).",
          ],
        },
      ],
    },
  ],
  more: "Ist Ihre Frage nicht dabei? Schreiben Sie an {supportEmail}. Ein Mensch antwortet Ihnen.",
};
