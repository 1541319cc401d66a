import { describe, expect, it } from "vitest";
import { getFirstCardField } from "./cardFields.ts";

describe("cardFields", () => {
  it.each([
    [["number"], "number"],
    [["cvv"], "cvv"],
    [["expirationMonth"], "expirationDate"],
    [["expirationYear"], "expirationDate"],
    [["postalCode", "expirationDate"], "expirationDate"],
    [["postalCode"], "postalCode"],
    [["cardholderName"], "card"],
    [["constructor"], "card"],
    [[], "card"],
  ])("C-458 CA-02 %j is %s", (keys, field) => expect(getFirstCardField(keys)).toBe(field));
});
