import { expect, test } from "vitest";
import { type Booking, findBooking, findContractNumbers, type Line } from "./match-line.ts";

const line: Line = { bookedOn: "2027-05-04", text: "", endToEndId: null, name: null };
const booking = (changes: Partial<Booking> & { id?: string } = {}) => ({
  event: "CLAIM_PAID",
  valueDay: "2027-05-03",
  contractNumber: "DE-7K4M-Q2XD-6",
  name: "Otto Kern",
  reference: "Schaden 17",
  ...changes,
});

test("the reference decides, then the contract, then the name", () => {
  const [mine, other] = [
    booking(),
    booking({ reference: "Schaden 18", contractNumber: "DE-AAAA-BBBB-C", name: "Eva" }),
  ];
  expect(findBooking({ ...line, text: "SCHADEN  17" }, [mine, other])).toBe(mine);
  expect(findBooking({ ...line, text: "zu DE7K4MQ2XD6" }, [mine, other])).toBe(mine);
  expect(findBooking({ ...line, name: "OTTO KERN" }, [mine, other])).toBe(mine);
  expect(findBooking({ ...line, text: "Schaden 18", name: "Otto Kern" }, [mine, other])).toBe(other);
  expect(findBooking({ ...line, text: "something else" }, [mine, other])).toBeNull();
});

test("two equally good matches are left to a person, and so is one from another time", () => {
  expect(findBooking({ ...line, text: "Schaden 17" }, [booking(), booking()])).toBeNull();
  expect(findBooking({ ...line, text: "Schaden 17" }, [booking({ valueDay: "2027-04-01" })])).toBeNull();
});

test("a payout by the card provider is recognised by its amount, if it is the only one", () => {
  const payout = booking({ event: "PAYOUT", contractNumber: null, name: null, reference: null });
  expect(findBooking(line, [payout])).toBe(payout);
  expect(findBooking(line, [payout, payout])).toBeNull();
  expect(findBooking(line, [payout, booking()])).toBeNull();
});

test("finds contract numbers however they are written", () => {
  expect(findContractNumbers("Beitrag de-7k4m-q2xd-6 und AT 7K4M Q2XD 6, DE7K4MQ2XD6")).toEqual([
    "DE-7K4M-Q2XD-6",
    "AT-7K4M-Q2XD-6",
  ]);
  expect(findContractNumbers("DE-7K4M-Q2XD-7, DE89 3704 0044 0532 0130 00")).toEqual([]);
});
