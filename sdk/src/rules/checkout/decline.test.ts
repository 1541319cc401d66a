import { describe, expect, it } from "vitest";
import { type Decline, parseDecline } from "./decline.ts";

describe("parseDecline", () => {
  it.each<[string, unknown, Decline | null]>([
    ["C-716 without a reason", { message: "Do Not Honor" }, "refused"],
    ["C-716 with a reference", { reference: "paymentDeclined", message: "Declined" }, "refused"],
    ["no money", { reference: "processorDeclined", message: "Insufficient Funds" }, "insufficientFunds"],
    ["expired", { reference: "paymentDeclined", message: "Expired Card" }, "expiredCard"],
    ["wrong code", { message: "Card Issuer Declined CVV" }, "wrongSecurityCode"],
    ["another message", { message: "The payment was not approved." }, null],
    ["a property of objects", { message: "constructor" }, null],
    ["the gateway's array", [{ code: "91564" }], null],
    ["a text", "Declined", null],
    ["nothing", null, null],
  ])("%s", (_, error, expected) => expect(parseDecline(error)).toBe(expected));
});
