import { saveLandlordDetails } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineSaveStep } from "./define-save-step.ts";

/** Three questions save here: what one of them leaves out stays as another one saved it (decision 0003). */
export const landlordDetails = defineSaveStep({
  call: saveLandlordDetails,
  save: ({ token: _, address, ...rest }) => ({
    landlordInfo: {
      ...rest,
      ...(address !== undefined && { address: address && toAddressAnswer(address) }),
    },
  }),
});
