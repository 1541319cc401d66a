import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

const CHANGE = { type: "increase | decrease | expire", amount: "number" };

describe("credits", () => {
  holdsRows([
    ["S-391 C-270", "Credits", { balance: "number" }],
    ["C-271 C-273", "Credits", { data: "object", "data.balance": "number" }],
    ["S-392", "Credits", { date_expired: "integer | null" }],
    ["S-393 C-272", "Credits", { history: "CreditsEntry[]" }],
    ["S-393 C-272", "CreditsEntry", CHANGE],
    ["C-489", "CheckoutCart.credits", { uuid: "string" }],
    ["C-313", "Order", { credits: "OrderCredits | null" }],
  ]);
});
