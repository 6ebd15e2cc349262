import { saveAddress } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

export const address = defineQuestion({
  call: saveAddress,
  save: (body) => ({ address: toAddressAnswer(body.address) }),
  addressOf: (body) => ({ address: body.address.address, path: "address.address." }),
});
