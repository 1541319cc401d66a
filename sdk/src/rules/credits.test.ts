import { describe, expect, it } from "vitest";
import { creditsBalance, validateCredits } from "./credits.ts";

describe("credits", () => {
  it.each([
    [{ balance: 5 }, 5],
    [{ data: { balance: 7 } }, 7],
    [{ balance: 0, data: { balance: 7 } }, 0],
    [null, 0],
  ])("CA-06 the balance of %j is %d", (credits, balance) => expect(creditsBalance(credits)).toBe(balance));

  it.each([
    [0.01, undefined],
    [0, "noCreditsAvailable"],
    [-1, "noCreditsAvailable"],
  ])("S-640 S-710 S-811 a balance of %d: %s", (balance, reference) =>
    expect(validateCredits({ balance })?.reference).toBe(reference),
  );

  it("S-811 carries the balance or 0", () => expect(validateCredits(null)?.value).toBe(0));
});
