import { type SummaryLine } from "../summary-line.ts";

export const petsLine: SummaryLine = ({ pet }, { t }) => [pet && t(`choices.pet.${pet}`)];
