// Rules of this repository that oxlint itself does not have. .oxlintrc.json says which files each is for.
import { countries, countryFacts } from "../../packages/contract/src/countries.ts";
import { ownText } from "./own-text.ts";
import { onlyTheOwnerWrites } from "./table-writes.ts";

interface Context {
  report(problem: { node: object; message: string }): void;
}

/** Forbids what a selector of ESLint finds. */
const forbid = (message: string, ...selectors: string[]) => ({
  create: (context: Context) => ({
    [selectors.join(", ")]: (node: object) => context.report({ node, message }),
  }),
});

const oneOf = (values: readonly string[]) => values.map((value) => value.replaceAll(/\W/g, "[$&]")).join("|");
/** Strings, and the fixed parts of templates. */
const text = (pattern: string, flags = "") => [
  `Literal[value=/^(?:${pattern})$/${flags}]`,
  `TemplateElement[value.raw=/^(?:${pattern})$/${flags}]`,
];
const facts = countries.map((country) => countryFacts[country]);
const country = `Literal[value=/^(?:${countries.join("|")})$/]`;
const language = "Literal[value=/^[a-z]{2}(?:-[A-Z]{2})?$/]";
const compared = "BinaryExpression[operator=/^[!=]==?$/]";

export default {
  meta: { name: "kautia" },
  rules: {
    "one-reader-of-the-environment": forbid(
      "Only apps/server/src/platform/config/config.ts reads settings from the environment, and passes them on as values.",
      "MemberExpression[object.name='process'][property.name='env']",
      "MemberExpression[object.property.name='env'][object.object.type='MetaProperty']:not([property.name=/^(?:DEV|PROD)$/])",
    ),
    "rules-ask-no-clock": forbid(
      "Pure rules get the time and random values as arguments; they use neither a clock nor a random generator.",
      "MemberExpression[object.name=/^(?:Date|performance)$/][property.name='now']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "MemberExpression[object.name='Math'][property.name='random']",
      "Identifier[name='crypto']",
    ),
    "one-way-to-begin-a-transaction": forbid(
      "A transaction runs through inTransaction, which runs it again after a deadlock.",
      "CallExpression[callee.property.name='execute'][callee.object.callee.property.name='transaction']",
    ),
    "instants-move-by-durations": forbid(
      "platform/rules/durations.ts has `later` and `earlier`, minutes, hours and days.",
      "Literal[raw=/^(?:60_000|3_600_000|86_400_000)$/]",
      "NewExpression[callee.name='Date'] > BinaryExpression[left.callee.property.name='getTime']",
    ),
    "imports-climb-two-levels": forbid(
      "An import that would climb three levels or more begins with '#', which stands for the app's own src.",
      ":matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^(?:\\.\\.\\/){3,}(?!(?:\\.\\.\\/)*(?:tools|packages)\\/)/]",
    ),
    "every-test-runs": forbid(
      "No test is skipped, and none runs alone.",
      "MemberExpression[object.name=/^(?:test|it|describe|suite)$/][property.name=/^(?:only|skip|todo|fails|fixme)$/]",
      "MemberExpression[object.object.name=/^(?:test|it|describe|suite)$/][property.name=/^(?:only|skip|todo|fails|fixme)$/]",
    ),
    "one-place-fetches": forbid(
      "The web calls the server only through apps/web/src/api.",
      "CallExpression[callee.name='fetch']",
      "Identifier[name=/^(?:XMLHttpRequest|sendBeacon)$/]",
    ),
    "vendors-named-by-adapters": forbid(
      "A payment provider's name, headers and words stay in its adapter, the config and the container.",
      ":matches(Identifier, JSXIdentifier)[name=/stripe/i]",
      "Literal[value=/stripe/i]",
      "TemplateElement[value.raw=/stripe/i]",
    ),
    "languages-differ-in-their-folder": forbid(
      "What differs between languages is in packages/locales or in packages/contract/src/languages.ts; a comparison with one language forgets the next.",
      `CallExpression[callee.property.name='startsWith'] > ${language}`,
      `${compared}[left.name=/^(?:lang|language|locale)$/] > ${language}`,
      `${compared}[left.property.name=/^(?:lang|language|locale)$/] > ${language}`,
    ),
    "country-facts-in-one-place": forbid(
      "What differs by country is in packages/contract/src/countries.ts; other code looks it up there, and money carries its currency.",
      ...text(`[^]*(?:${oneOf(facts.map(({ timeZone }) => timeZone))})[^]*`),
      ...text(oneOf(facts.map(({ currency }) => currency)), "i"),
      ...text(oneOf(facts.map(({ dialCode }) => dialCode))),
      `${compared} > ${country}`,
      `TemplateElement[value.raw=/[!=]=? ?'(?:${countries.join("|")})'|WHEN '(?:${countries.join("|")})'/]`,
      `Property[key.name=/country$/i] > ${country}`,
      `VariableDeclarator[id.name=/country$/i] > ${country}`,
      `AssignmentPattern[left.name=/country$/i] > ${country}`,
      `CallExpression[callee.name=/(?:Day|Clock|Of|In)$/] > ${country}`,
      `ArrayExpression > ${country} ~ ${country}`,
      `TSUnionType > TSLiteralType[literal.value=/^(?:${countries.join("|")})$/] ~ TSLiteralType[literal.value=/^(?:${countries.join("|")})$/]`,
      ...countries
        .slice(1)
        .map((other) => `ObjectExpression:has(> Property[key.name='${countries[0]}']) > Property[key.name='${other}']`),
    ),
    "only-the-owner-writes-a-table": onlyTheOwnerWrites,
    "text-in-elements-of-its-own": ownText,
  },
};
