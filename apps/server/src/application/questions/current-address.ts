import { saveCurrentAddress } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

/** For an existing rental, `effectiveAnswers` also uses it as the insured property. */
export const currentAddress = defineQuestion({
  call: saveCurrentAddress,
  save: ({ address }) => ({ userInfo: { address: toAddressAnswer(address) } }),
  addressOf: (body) => ({ address: body.address.address, path: "address.address." }),
});
