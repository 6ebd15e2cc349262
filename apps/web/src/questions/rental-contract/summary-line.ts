import { type SummaryLine } from "../summary-line.ts";

export const rentalContractLine: SummaryLine = ({ rentContractId }) => [rentContractId];
