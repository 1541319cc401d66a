import { describe } from "vitest";
import { GiftCardForms } from "../forms.ts";
import { formRows, NOW, PERIODS } from "../testing/formRows.ts";

const card = { email: "bo@example.com", message: "Enjoy!", name: "Ada" };
const PAST = "This day has passed. Choose another or none";
const dayFromNow = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 10);
describe("GiftCardForms: C-454 errors are keyed by index, C-455 what concerns the list has no path", () => {
  formRows(
    GiftCardForms,
    [card, { ...card }],
    [
      ["C-479 C-455 an empty list", "", [], "Giftcard(s) are required"],
      ["C-479 no list", "", null, "Giftcard(s) are required"],
      ["C-480 an entry that is not there", "[1]", null, "A giftcard is required"],
      ["C-454 C-473 email", "[0].email", "bo", "A valid email is required"],
      ["C-478 email missing", "[1].email", "", "An email is required"],
      ["C-475 email with periods", "[0].email", ".bo@example.com", PERIODS],
      ["C-481 message of 800", "[0].message", "x".repeat(800), null],
      ["C-481 message of 801", "[0].message", "x".repeat(801), "Must not exceed 800 characters"],
      ["C-482 message null", "[0].message", null, null],
      ["C-482 no message", "[0].message", undefined, null],
      ["C-483 name of 70", "[0].name", "x".repeat(70), null],
      ["C-483 name of 71", "[0].name", "x".repeat(71), "Must not exceed 70 characters"],
      ["C-484 name missing", "[1].name", undefined, "A sender name is required"],
      ["no day: at once", "[0].date", undefined, null],
      ["no day: at once, null", "[0].date", null, null],
      ["a day that is today", "[0].date", dayFromNow(0), null],
      ["a day in half a year", "[1].date", dayFromNow(182), null],
      ["a day that passed", "[1].date", dayFromNow(-2), PAST],
      ["a day in two years", "[0].date", dayFromNow(730), "Choose a day within one year"],
      ["a day no calendar has", "[0].date", "2027-02-30", "A valid date is required"],
      ["a day in another writing", "[0].date", "12/24/2026", "A valid date is required"],
      ["C-484 name empty", "[1].name", "", "A sender name is required"],
    ],
  );
});
