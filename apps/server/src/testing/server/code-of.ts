/** The error code of an answer with its status, or the status alone. */
export const codeOf = ({ status, problem }: { status: number; problem: { errorCode: string } | null }) =>
  problem ? `${status} ${problem.errorCode}` : status;
