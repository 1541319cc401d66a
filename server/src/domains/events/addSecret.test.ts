import { expect, test } from "vitest";
import { addSecret } from "./addSecret.ts";
import { listSecrets } from "./listSecrets.ts";

const now = new Date("2026-11-27T10:00:00Z");
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("a former secret is in use for a day more, and the new one without an end", () => {
  const first = addSecret([], now);
  const second = addSecret(first, now);
  expect(listSecrets(second, now)).toEqual([
    { value: second[0].value, endsAt: null },
    { value: first[0].value, endsAt: after(24).toISOString() },
  ]);
  expect(listSecrets(second, after(24))).toEqual([second[0]]);
  expect(second[0].value).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

test("when the answer with a new secret was lost, the receiver's own outlives another new one", () => {
  const first = addSecret([], now);
  const third = addSecret(addSecret(first, now), after(1));
  expect(listSecrets(third, after(2)).map(({ value }) => value)).toContain(first[0].value);
  expect(listSecrets(third, after(24)).map(({ value }) => value)).not.toContain(first[0].value);
});

test("no more than five are in use, however many are made", () => {
  let secrets = addSecret([], now);
  for (let nth = 0; nth < 20; nth++) secrets = addSecret(secrets, now);
  expect(secrets).toHaveLength(5);
});
