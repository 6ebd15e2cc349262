/** A typical deposit in EUR, so that the page shows a price before the visitor types anything. */
export const exampleDeposit = "1500";
