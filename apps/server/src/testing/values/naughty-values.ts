/** The seed of the sample; FUZZ_SEED repeats the one that a failed test names. */
export const fuzzSeed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 32);

/**
 * Makes a function that is true for a random `share` of its calls (linear congruential generator, Numerical Recipes).
 */
export function makeSampler(share: number): () => boolean {
  let random = fuzzSeed;
  return () => {
    random = (random * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return random < share * 2 ** 32;
  };
}

/** JSON texts that no field expects, or that are barely acceptable. */
export const naughtyValues = [
  "null",
  "true",
  "{}",
  "[]",
  '["a"]',
  "0",
  "-1",
  "0.005",
  "1e308",
  "9007199254740993",
  '""',
  '" "',
  String.raw`"a\u0000b"`,
  String.raw`"\ud83d"`,
  String.raw`"\u202eabc"`,
  `"${"x".repeat(50_000)}"`,
  `"' OR 1=1 --"`,
  '"__proto__"',
  '"constructor"',
  '"0000-01-01"',
  '"9999-12-31"',
  '"9999-12-31T00:00:00.000Z"',
  '"+275760-09-13T00:00:00.000Z"',
  // Objects that imitate other types.
  '{ "length": 1e9 }',
  '{ "length": { "toString": 1 } }',
  '{ "size": { "toString": 1 } }',
  '{ "toString": 1, "valueOf": 1 }',
  '{ "then": 1, "toJSON": 1 }',
  '{ "__proto__": { "length": 1 } }',
  '{ "constructor": { "prototype": null } }',
  '["a", { "length": { "toString": 1 } }]',
  nested(20),
  nested(40_000),
];

function nested(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}

/** JSON texts of `body`, each with a different member, at any depth, replaced by the JSON text `value`. */
export function withEachMember(body: unknown, value: string): string[] {
  const texts = [value];
  if (typeof body !== "object" || body === null) return texts;
  const isList = Array.isArray(body);
  const members = Object.entries(body).map(([name, item]) => [isList ? "" : `${JSON.stringify(name)}:`, item] as const);
  for (const [position, [, member]] of members.entries()) {
    for (const text of withEachMember(member, value)) {
      const all = members.map(([name, own], index) => name + (index === position ? text : JSON.stringify(own)));
      texts.push(isList ? `[${all.join()}]` : `{${all.join()}}`);
    }
  }
  return texts;
}
