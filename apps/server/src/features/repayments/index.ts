export { oweRepayment } from "./owe.ts";
export { chooseOwn } from "./choose.ts";
export { endChoice } from "./end-choice.ts";
export { owesRepayment, readRepayments, toLineRepayment } from "./read.ts";
export { settleInstalment } from "./settle.ts";
