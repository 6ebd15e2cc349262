import { steps, type StepRecord } from "@kautia/contract";

/** Where an answer lies, as PostgreSQL writes a path: `{userInfo,email}`. */
export type AnswerPath = `{${string}}`;

/**
 * What the quote rests on: a change of any of these drops it (wire decisions, "Save answers").
 * `address` is the effective one, so existingRent counts by what it does to the address, and by itself.
 */
export const quotePaths: readonly AnswerPath[] = [
  "{userInfo,firstName}",
  "{userInfo,lastName}",
  "{userInfo,birthDate}",
  "{userInfo,address,address}",
  "{address,address}",
  "{existingRent}",
  "{coldRentAmount}",
  "{rentDepositAmount}",
  "{employmentStatus}",
  "{grossIncome}",
  "{educationLevel}",
  "{educationPlace}",
  "{insuranceStart}",
  "{insuranceEnd}",
];

const nobody = { userInfo: null, landlordInfo: null };
const unanswered: StepRecord = {
  ...nobody,
  address: null,
  existingRent: null,
  rentTime: null,
  rentPay: null,
  buildingType: null,
  liveWith: null,
  pet: null,
  rentContractId: null,
  employmentStatus: null,
  coldRentAmount: null,
  rentDepositAmount: null,
  insuranceStart: null,
  furnishedType: null,
};

/**
 * Where the essential steps of the contract look to see whether they were answered, found out by asking them: each is shown
 * the places it reads, and the one whose filling makes it answered is the place. The contract stays the only list.
 */
export function findEssentialPaths(): AnswerPath[] {
  return steps.filter((step) => step.essential).map((step) => pathOf(step.answered, step.id));
}

function pathOf(answered: (record: StepRecord) => boolean, id: string): AnswerPath {
  if (answered(unanswered)) throw new Error(`Step ${id} counts as answered by nothing at all.`);
  const asked: string[][] = [];
  for (const key of Object.keys(unanswered)) {
    if (key !== "userInfo" && key !== "landlordInfo") {
      if (answered({ ...unanswered, [key]: "something" })) asked.push([key]);
      continue;
    }
    // Says yes to whatever field is read, and remembers which.
    const person = new Proxy({}, { get: (_, field) => (asked.push([key, String(field)]), "something") });
    const before = asked.length;
    if (!answered({ ...unanswered, [key]: person })) asked.length = before;
  }
  const [path, ...others] = asked;
  if (!path || others.length > 0) throw new Error(`Step ${id} looks at ${asked.length} places; one is understood.`);
  return `{${path.join(",")}}`;
}

/** Without an answer at each of these there is no quote and no contract (decision 0004). */
export const essentialPaths: readonly AnswerPath[] = findEssentialPaths();
