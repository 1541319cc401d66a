import { identityPlan } from "@velours/sdk/rules";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { identifyVisitor } from "./identifyVisitor.ts";
import { sandboxMarketing } from "./MarketingScript.ts";

const page = globalThis as { __sandbox?: { trace: { call: string }[] } };
const calls = (call: string) => (page.__sandbox?.trace ?? []).filter((each) => each.call === call);

beforeEach(() => {
  vi.useFakeTimers();
  delete page.__sandbox;
});
afterEach(() => void vi.useRealTimers());

it("tells marketing at once who visits when an identity is known, and polls nothing (S-447, C-423)", async () => {
  await identifyVisitor(identityPlan("0b5c"), sandboxMarketing(""));
  expect(page.__sandbox?.trace).toEqual([{ provider: "klaviyo", call: "identify", external_id: "0b5c" }]);
});

it("polls the script ten times, a second apart, and stops (C-424)", async () => {
  const done = identifyVisitor(identityPlan(undefined), sandboxMarketing(""));
  await vi.advanceTimersByTimeAsync(999);
  expect(calls("email")).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls("email")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(calls("email")).toHaveLength(10);
  expect(calls("identify")).toHaveLength(0);
});

it("identifies with the address found at the third poll (C-425)", async () => {
  const done = identifyVisitor(identityPlan(undefined), sandboxMarketing("sandbox_identify_after=3"));
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(calls("email")).toHaveLength(3);
  expect(calls("identify")).toEqual([{ provider: "klaviyo", call: "identify", email: "polled@example.com" }]);
});
