import { about, group, wholeNumber } from "./setting.ts";

export const deskSettings = () =>
  group(
    "The desk",
    {
      PROMISED_WORKING_DAYS: wholeNumber(1, 20)
        .default(1)
        .register(about, {
          means:
            "the working days within which pages and mails say that a person usually decides on an application or a claim. " +
            "The desk measures it ([desk](desk.md#waiting-times))",
        }),
    },
    (values) => ({ promisedWorkingDays: values.PROMISED_WORKING_DAYS }),
  );
