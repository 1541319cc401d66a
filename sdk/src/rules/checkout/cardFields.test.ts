import { describe, expect, it } from "vitest";
import { CARD_FIELD_NAMES, getFirstCardField } from "./cardFields.ts";

describe("cardFields", () => {
  it.each([
    [["number"], "Card Number"],
    [["cvv"], "CVV"],
    [["expirationMonth"], "Expiry Date"],
    [["expirationYear"], "Expiry Date"],
    [["postalCode", "expirationDate"], "Expiry Date"],
    [["postalCode"], "Postal Code"],
    [["cardholderName"], "Credit Card"],
    [["constructor"], "Credit Card"],
    [[], "Credit Card"],
  ])("C-458 CA-02 %j is '%s'", (keys, name) => expect(CARD_FIELD_NAMES[getFirstCardField(keys)]).toBe(name));
});
