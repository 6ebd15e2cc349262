import { saveAddress } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineSaveStep } from "./define-save-step.ts";

export const address = defineSaveStep({
  call: saveAddress,
  save: (body) => ({ address: toAddressAnswer(body.address) }),
  addressOf: (body) => ({ address: body.address.address, path: "address.address." }),
});
