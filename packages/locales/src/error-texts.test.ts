import { expect, test } from "vitest";
import { de } from "./de/texts.ts";
import { en } from "./en/texts.ts";
import { texts } from "./index.ts";

/** Specification §5 and §8: its words and ours in German. A hint may follow them. */
const wording: [key: keyof typeof en, english: string, german: string][] = [
  ["validation.required", "Field required!", "Bitte füllen Sie dieses Feld aus."],
  ["errors.FIELD_REQUIRED", "This field is required", "Diese Angabe fehlt noch."],
  ["validation.requiredNamed", "{field} is required", "{field} fehlt"],
  ["validation.invalid", "This field is invalid", "Das können wir so nicht annehmen."],
  ["validation.login", "E-mail address or phone number is invalid", "Bitte geben Sie eine E-Mail-Adresse oder"],
  ["validation.minimum", "must be more than {min}", "Mindestens {min}."],
  ["validation.maximum", "must be less than {max}", "Höchstens {max}."],
  ["validation.coldRentAmount", "May not exceed {multiplier} times net cold rent", "Höchstens {maxAmount}: {times}"],
  ["validation.depositRange", "Min. {lowerLimit}€. Max. {upperLimit}€", "Die Kaution muss zwischen"],
  ["validation.option", "Please select an option", "Bitte wählen Sie eine Möglichkeit aus"],
  ["validation.consent", "Please accept terms of use and privacy policy.", "Bitte stimmen Sie den Nutzungsbedingungen"],
  ["errors.UPLOAD_LIMIT", "You've exceeded the maximum number of uploads. Please try again later.", "Mehr Dateien"],
  [
    "validation.requirements",
    "Password does not meet security requirements",
    "Das Passwort ist noch nicht sicher genug.",
  ],
  ["validation.not_match", "Passwords don't match", "Die Passwörter stimmen nicht überein"],
  ["validation.incomeMonthly", "Looks like a monthly salary. Please enter your annual gross salary.", "Das sieht nach"],
  ["validation.address", "Street name and house number required!", "Bitte geben Sie Straße und Hausnummer ein."],
  ["validation.phone", "Phone has wrong format", "Bitte geben Sie eine Telefonnummer wie"],
  ["validation.emptyMessage", "Can't send empty message!", "Bitte schreiben Sie zuerst Ihre Nachricht."],
  ["errors.ADDRESS_HAS_NO_STREET_NUMBER", "Please add a house number", "Bitte ergänzen Sie die Hausnummer"],
  ["errors.ADDRESS_HAS_NO_STREET", "Please add a street", "Bitte ergänzen Sie die Straße"],
  ["errors.ADDRESS_HAS_NO_CITY", "Please add a city", "Bitte ergänzen Sie den Ort"],
  ["errors.ADDRESS_HAS_NO_COUNTRY", "Please add a country", "Bitte ergänzen Sie das Land"],
  ["errors.ADDRESS_HAS_NO_ZIP", "Please add a postcode", "Bitte ergänzen Sie die Postleitzahl"],
  ["errors.ADDRESS_HAS_NO_UNIT_NAME", "Please add a unit name", "Bitte ergänzen Sie Wohnung"],
  ["errors.ADDRESS_NOT_EXISTS", "We can not find your house number", "Wir können diese Hausnummer nicht finden"],
  ["errors.CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", "The deposit coverage is less than the claim amount.", "Die Forderung"],
  ["errors.PROPERTY_HAS_ACTIVE_POLICY", "Sorry, but the property has active policy.", "Für diese Wohnung besteht"],
  ["errors.EMAIL_ONBOARDING_MUST_BE_DIFFERENT", "Email must be different to landlord's details.", "Mieter und Verm"],
  [
    "errors.PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT",
    "Phone number must be different to landlord's details.",
    "Mieter und Vermieter",
  ],
  ["errors.INVALID_PHONE_NUMBER", "Not valid format", "Diese Telefonnummer kann nicht stimmen."],
  [
    "errors.INVALID_EMPLOYEE_EMAIL",
    "Email doesn't match in our system. Please contact your landlord or use the link provided by your landlord.",
    "Diese E-Mail-Adresse ist bei uns nicht hinterlegt",
  ],
  ["errors.INVALID_EMAIL", "Something went wrong, please contact customer service", "Da ist etwas schiefgegangen"],
  ["pages.404.title", "Looks like you got the wrong address", "Hier sind Sie an der falschen Adresse"],
  ["pages.500.title", "Internal server error", "Bei uns ist etwas schiefgegangen"],
  ["pages.linkExpired.title", "Oops, this link has expired.", "Dieser Link ist leider abgelaufen."],
];

/** Other texts that use the specification's wording. */
const repeated: typeof wording = [
  ["errors.FIELD_INVALID", "This field is invalid", "Das können wir so nicht annehmen."],
  ["validation.maximumAmount", "must be less than {maxAmount}", "Höchstens {maxAmount}."],
  ["errors.MINIMUM", "must be more than {min}", "Mindestens {min}."],
  ["errors.MAXIMUM", "must be less than {max}", "Höchstens {max}."],
  ["errors.DEPOSIT_MULTIPLIER", "May not exceed {multiplier} times net cold rent", "Höchstens das {multiplier}-Fache"],
  ["errors.DEPOSIT_RANGE", "Min. {lowerLimit}€. Max. {upperLimit}€", "Die Kaution muss zwischen"],
];
/** Errors at fields whose texts are among those of their page. */
const ofPages = [
  "account.currentWrong",
  "certificates.invalid",
  "certificates.missing",
  "deletion.wrongPassword",
  "documents.failedHere",
  "documents.missing",
  "documents.offline",
  "documents.stillUploading",
  "documents.stillWaiting",
  "invite.sameEmail",
  "inviteFile.day",
  "partners.people.known",
  "partners.webhooks.noneChosen",
  "partners.webhooks.urlWrong",
  "payment.understandError",
  "staff.people.known",
  "withdraw.numberWrong",
];

/** A line of the summary with the field's name, and a sentence around another one. */
const named = ["validation.requiredNamed", "validation.requiredThen"];

const endsWithAddress = ["errors.INVALID_EMAIL"];

const endsSentence = (text: string) => /[.!?]$/.test(text);

/** Whether the text is only the specification's wording without a full stop, perhaps with a value behind it. */
function isOnlyOfSpecification(key: string): boolean {
  const [, words] = [...wording, ...repeated].find(([item]) => item === key) ?? [];
  const rest = words && !/[.!?]$/.test(words) ? texts("en")[key]?.slice(words.length) : undefined;
  return rest !== undefined && /^(?:$|:| \()/.test(rest);
}

test.each(["en", "de", "en-AT", "de-AT"] as const)(
  "the errors of %s end with a full stop, except for English wordings that the specification gives without one",
  (locale) => {
    const english = locale.startsWith("en");
    const isError = (key: string) =>
      !named.includes(key) &&
      (/^(?:errors|validation|required|payment\.error)\./.test(key) || ofPages.some((text) => text === key));
    const errors = Object.entries(texts(locale, "staff")).filter(([key]) => isError(key));
    const wrong = errors.filter(
      ([key, text]) =>
        endsSentence(text) === (endsWithAddress.includes(key) || (english && isOnlyOfSpecification(key))),
    );
    expect(errors.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  },
);

test.each(wording)("%s begins with the words of the specification", (key, english, german) => {
  expect(en[key].slice(0, english.length)).toBe(english);
  expect(de[key].slice(0, german.length)).toBe(german);
});

test("a missing answer is asked for in the field's words, in German without the specification's", () => {
  const asked = Object.keys(texts("de", "staff")).filter((key) => key.startsWith("required."));
  expect(asked.length).toBeGreaterThan(30);
  for (const key of asked) expect(texts("de", "staff")[key], key).toMatch(/^Bitte .*\.$/);
  for (const text of Object.values(texts("de"))) expect(text).not.toMatch(/pflichtfeld|diese angabe ist (?:un|er)/i);
});
