import { saveCurrentAddress } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineSaveStep } from "./define-save-step.ts";

/** That it is the insured property of an existing rental, too, follows on reading: SQL function effective_answers. */
export const currentAddress = defineSaveStep({
  call: saveCurrentAddress,
  save: ({ address }) => ({ userInfo: { address: toAddressAnswer(address) } }),
  addressOf: (body) => ({ address: body.address.address, path: "address.address." }),
});
