/** Statements that no text, mail or document may make, with sentences that once made them (docs/law.md). */
export const forbiddenSentences: readonly (readonly [what: string, pattern: RegExp, examples: readonly string[]])[] = [
  [
    "promises the same security as cash",
    /dieselbe Sicherheit|was ihm eine Barkaution gäbe|same security|just as safe/i,
    ["Sie haben dieselbe Sicherheit", "You are just as safe"],
  ],
  [
    "says that a guarantee saves rent",
    /spart (bis zu )?\S+ (Monats)?miete|saves (up to )?\S+ (months of )?rent/i,
    ["spart bis zu {months} Monatsmieten", "saves up to 3 months of rent"],
  ],
  [
    "says that a claim is paid because nobody objected",
    /ohne Widerspruch zahlen|widersprechen Sie nicht, zahlen|without an objection we pay|do not object, we pay/i,
    ["Ohne Widerspruch zahlen wir", "If you do not object, we pay."],
  ],
  [
    "makes a release waive other claims",
    /keine Forderungen mehr an|no more claims against/i,
    ["dass Sie keine Forderungen mehr an {tenant} haben", "no more claims against {tenant}"],
  ],
  [
    "says that one can leave at any time",
    /jederzeit heraus|leave (at )?any time/i,
    ["Sie kommen jederzeit heraus", "You can leave any time"],
  ],
  [
    "says that the contract is concluded without advice",
    /ohne (persönliche )?Beratung|beraten nicht|without (personal )?advice|no advice/i,
    ["Sie schließen ohne persönliche Beratung ab", "give no advice on other insurance"],
  ],
  [
    "announces a charge for a repayment that the tenant did not choose",
    /(ohne Wahl|wählen Sie nicht,) (buchen wir|wird)|(without a choice|do not choose,) (we charge|all of it is)/i,
    ["Ohne Wahl buchen wir am {date} alles ab", "Without a choice all of it is charged", "do not choose, we charge"],
  ],
  [
    "lets the period for a withdrawal begin with the signature alone",
    /Tagen nach der Unterschrift|days of signing/,
    ["binnen 14 Tagen nach der Unterschrift", "within 14 days of signing"],
  ],
  [
    "calls the tenant protected, whom the guarantee costs money",
    /\b(Ihr|mein)(e[mns]?)? Schutz\b|bleiben Sie abgesichert|\b(your|my) cover\b|\byou(’re| are| stay| were)( still| already)? covered\b/i,
    [
      "Ihr Schutz besteht weiter",
      "dass mein Schutz beginnt",
      "You are covered",
      "You’re still covered",
      "Your cover began",
    ],
  ],
  [
    "says that the tenant can change how a claim is paid back at any time",
    /Wie Sie zahlen, können Sie jederzeit ändern|change how you pay at any time/,
    ["Wie Sie zahlen, können Sie jederzeit ändern", "You can change how you pay at any time"],
  ],
  [
    "says that a claim is never decided before the period ends, although an objection ends the wait",
    /erst, wenn diese Frist vorbei|[Vv]orher entscheiden wir nicht|[Dd]anach entscheiden wir|won’t decide before|Then we decide/,
    [
      "Wir entscheiden erst, wenn diese Frist vorbei ist",
      "Vorher entscheiden wir nicht.",
      "We won’t decide before then.",
    ],
  ],
  [
    "says that nothing more is paid, although what fell due before still is",
    /zahlen Sie (nichts|keine Beiträge|keinen Beitrag) mehr|Sie zahlen (nichts|keine Beiträge) mehr|keine Beiträge mehr|pay nothing more|no more premiums/,
    ["zahlen Sie nichts mehr", "Sie zahlen keine Beiträge mehr", "you’ll pay nothing more", "you pay no more premiums"],
  ],
  [
    "examines a claim only after an objection",
    /widersprechen; dann prüfen|Danach prüfen wir die Forderung|Danach wird die Forderung geprüft|We then examine/,
    ["widersprechen; dann prüfen wir sie", "Danach prüfen wir die Forderung, auch wenn"],
  ],
  [
    "has the first premium charged on the first day, whatever the acceptance and the kind of payment",
    /am Tag des Versicherungsbeginns|an dem die Versicherung beginnt|am Tag seiner Zustimmung|on the day (the insurance begins|they accept)/,
    ["am Tag des Versicherungsbeginns abgebucht", "We charge the first premium on the day the insurance begins"],
  ],
  [
    "denies a minimum term without saying how long the premium is due",
    /Mindestlaufzeit gibt es nicht|no minimum term/,
    ["Eine Mindestlaufzeit gibt es nicht", "There is no minimum term."],
  ],
  [
    "promises news on the same day, which a letter cannot keep",
    /(erfahren es|erfährt davon|unterrichten Sie) am selben Tag|erfahren es sofort|(tell you|hear of it|learns of it) the same day/,
    ["Wir unterrichten Sie am selben Tag", "beide Seiten erfahren es sofort", "We tell you the same day."],
  ],
  [
    "takes the terms as read instead of agreed",
    /Bestimmungen und Datenschutz gelesen|Terms and privacy policy read/,
    ["Bestimmungen und Datenschutz gelesen", "Terms and privacy policy read"],
  ],
  [
    "calls the page for a withdrawal a form",
    /Formular am Ende jeder Seite|the form at the foot/,
    ["das Formular am Ende jeder Seite", "the form at the foot of each page"],
  ],
  [
    "records a misfit as a wish to continue",
    /(wollten|und möchte) trotzdem weitermachen|chose to continue|want to continue anyway/,
    ["wollten trotzdem weitermachen", "chose to continue anyway"],
  ],
  [
    "makes the guarantee stand for something, instead of saying who is liable up to which sum",
    /Die Bürgschaft steht (bis|für)|The guarantee is for (up|at most)/,
    ["Die Bürgschaft steht bis zur Höhe", "The guarantee is for up to the agreed deposit."],
  ],
  ["calls the guarantee directly enforceable", /directly enforceable/, ["a directly enforceable guarantee"]],
  [
    "makes the brand the guarantor",
    /(Bürgschaft|Mietbürgschaften) (von|der) (Kautia|\{brand\})|guarantees? (from|of|by) (Kautia|\{brand\})/,
    ["eine Bürgschaft von Kautia", "rent-deposit guarantee from {brand}"],
  ],
];
