import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Imprint",
  lead: "Who is behind {brand}.",
  sections: [
    {
      id: "operator",
      title: "Provider",
      body: [
        {
          rows: [
            ["Name", "{operatorName}"],
            ["Address", "{operatorAddress}"],
            ["Represented by", "{operatorRepresentatives}"],
            ["Email", "{supportEmail}"],
            ["Phone", "{operatorPhone}"],
            ["Commercial register", "{operatorRegister}"],
            ["VAT number", "{operatorVatId}"],
            ["Responsible for the content", "{operatorRepresentatives}, address as above"],
          ],
        },
      ],
    },
    {
      id: "intermediary",
      title: "Intermediary and insurer",
      body: [
        "{brand} arranges a guarantee in place of a cash deposit. The insurer provides the guarantee itself.",
        {
          rows: [
            ["Insurer and guarantor", "{insurer}"],
            ["Address of the insurer", "{insurerAddress}"],
            ["Represented by", "{insurerRepresentatives}"],
            ["Register and home state of the insurer", "{insurerRegister}, {insurerState}"],
            ["The insurer is supervised by", "{insurerSupervisor}"],
            ["Title by law", "{status}; given in {titleState}"],
            ["Entry in the register of intermediaries", "{operatorIntermediaryRegister}"],
            ["Register", "{register}"],
            ["The intermediary is supervised by", "{operatorSupervisor}"],
          ],
        },
        {
          only: "de",
          text: "The register is kept by the German chambers of industry and commerce together, and is open to everybody at [www.vermittlerregister.info](https://www.vermittlerregister.info). The rules for intermediaries are in section 34d of the German trade regulation (Gewerbeordnung), in sections 59 to 68 of the insurance contract act (Versicherungsvertragsgesetz) and in the insurance intermediary regulation (Versicherungsvermittlungsverordnung), available at [www.gesetze-im-internet.de](https://www.gesetze-im-internet.de).",
        },
        {
          only: "at",
          text: "Austrian intermediaries are listed in the trade register GISA, open to everybody at [www.gisa.gv.at](https://www.gisa.gv.at); those of other countries of the EU in the register of their country. The rules for intermediaries are in sections 137 to 138 of the Austrian trade regulation (Gewerbeordnung), available at [www.ris.bka.gv.at](https://www.ris.bka.gv.at).",
        },
        "The [initial information](first-information) contains what an intermediary has to tell you at first contact.",
      ],
    },
    {
      id: "disputes",
      title: "If we cannot agree",
      body: [
        "Write to us first: {supportEmail}. A person reads every complaint.",
        "For an out-of-court settlement, you can turn to: {ombudsman}. {participation}",
      ],
    },
    {
      id: "licences",
      title: "What we use",
      body: [
        "The typeface is Figtree, with Noto Sans for further alphabets in PDFs; both are published under the SIL Open Font License 1.1. Drawings and icons are our own.",
        "Zips and place names are from [GeoNames](https://www.geonames.org), under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); we have changed them.",
      ],
    },
  ],
};
