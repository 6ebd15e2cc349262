import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Impressum",
  lead: "Wer hinter {brand} steht.",
  sections: [
    {
      id: "operator",
      title: "Anbieter",
      body: [
        {
          rows: [
            ["Name", "{operatorName}"],
            ["Anschrift", "{operatorAddress}"],
            ["Vertreten durch", "{operatorRepresentatives}"],
            ["E-Mail", "{supportEmail}"],
            ["Telefon", "{operatorPhone}"],
            ["Handels- oder Firmenregister", "{operatorRegister}"],
            ["Umsatzsteuer-ID", "{operatorVatId}"],
            ["Verantwortlich für den Inhalt", "{operatorRepresentatives}, Anschrift wie oben"],
          ],
        },
      ],
    },
    {
      id: "intermediary",
      title: "Vermittler und Versicherer",
      body: [
        "{brand} vermittelt eine Bürgschaft anstelle der Barkaution. Die Bürgschaft selbst übernimmt der Versicherer.",
        {
          rows: [
            ["Versicherer und Bürge", "{insurer}"],
            ["Anschrift des Versicherers", "{insurerAddress}"],
            ["Vertreten durch", "{insurerRepresentatives}"],
            ["Register und Sitzstaat des Versicherers", "{insurerRegister}, {insurerState}"],
            ["Aufsicht über den Versicherer", "{insurerSupervisor}"],
            ["Gesetzliche Berufsbezeichnung", "{status}; verliehen in {titleState}"],
            ["Eintrag im Vermittlerregister", "{operatorIntermediaryRegister}"],
            ["Register", "{register}"],
            ["Aufsicht über den Vermittler", "{operatorSupervisor}"],
          ],
        },
        {
          only: "de",
          text: "Das Vermittlerregister führen die Industrie- und Handelskammern gemeinsam. Einsehen können Sie es unter [www.vermittlerregister.info](https://www.vermittlerregister.info). Die Regeln für Vermittler stehen in § 34d der Gewerbeordnung, in den §§ 59 bis 68 des Versicherungsvertragsgesetzes und in der Versicherungsvermittlungsverordnung, nachzulesen unter [www.gesetze-im-internet.de](https://www.gesetze-im-internet.de).",
        },
        {
          only: "at",
          text: "Gewerbliche Vermittler stehen im Gewerbeinformationssystem Austria, einsehbar unter [www.gisa.gv.at](https://www.gisa.gv.at); Vermittler aus anderen Ländern der EU im Register ihres Landes. Die Regeln für Vermittler stehen in den §§ 137 bis 138 der Gewerbeordnung, nachzulesen unter [www.ris.bka.gv.at](https://www.ris.bka.gv.at).",
        },
        "Was ein Vermittler beim ersten Kontakt mitteilen muss, steht in der [Erstinformation](first-information).",
      ],
    },
    {
      id: "disputes",
      title: "Wenn wir uns nicht einig werden",
      body: [
        "Schreiben Sie zuerst uns: {supportEmail}. Jede Beschwerde liest ein Mensch.",
        "Außergerichtlich hilft: {ombudsman}. {participation}",
      ],
    },
    {
      id: "licences",
      title: "Was wir verwenden",
      body: [
        "Die Schrift ist Figtree, in PDFs für weitere Alphabete Noto Sans; beide sind unter der SIL Open Font License 1.1 veröffentlicht. Zeichnungen und Symbole sind unsere eigenen.",
        "Postleitzahlen und Orte stammen von [GeoNames](https://www.geonames.org), von uns bearbeitet, unter der Lizenz [Creative Commons, Namensnennung 4.0](https://creativecommons.org/licenses/by/4.0/).",
      ],
    },
  ],
};
