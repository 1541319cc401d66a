import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { newTotpSecret, totpPicture, totpStep } from "./totp.ts";

/** RFC 6238, appendix B: the SHA-1 secret; the last six of its eight digits. */
const secret = Secret.fromLatin1("12345678901234567890").base32;
const rows: [seconds: number, code: string, step: number][] = [
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_111_111_111, "050471", 37_037_037],
  [1_234_567_890, "005924", 41_152_263],
  [2_000_000_000, "279037", 66_666_666],
  [20_000_000_000, "353130", 666_666_666],
];

describe("totpStep", () => {
  test.each(rows)("at %d the code %s is that of step %d (RFC 6238)", (seconds, code, step) => {
    expect(totpStep(secret, code, seconds * 1000)).toBe(step);
  });

  test.each([
    [-2, null],
    [-1, 37_037_037],
    [0, 37_037_037],
    [1, 37_037_037],
    [2, null],
  ])("a clock that is %d steps off: %s", (off, step) => {
    expect(totpStep(secret, "050471", (1_111_111_111 + off * 30) * 1000)).toBe(step);
  });

  test.each(["050472", "", "abcdef", "0504711", "50471"])("%j is no code", (code) => {
    expect(totpStep(secret, code, 1_111_111_111_000)).toBeNull();
  });
});

test("secrets have 160 bits and differ; their picture is a PNG", async () => {
  expect(new Set([newTotpSecret(), newTotpSecret()]).size).toBe(2);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const picture = await totpPicture(secret, "ada@example.com", "Feuille");
  const bytes = Buffer.from(picture.replace("data:image/png;base64,", ""), "base64");
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
});
