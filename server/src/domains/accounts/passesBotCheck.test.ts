import { describe, expect, test, vi } from "vitest";
import { passesBotCheck } from "./passesBotCheck.ts";
import { sandboxBotCheck } from "./providers/sandboxBotCheck.ts";

const dummy = "XXXX.DUMMY.TOKEN.XXXX";

describe("passesBotCheck", () => {
  test.each([
    ["pass", dummy, true],
    ["interactive", dummy, true],
    ["block", dummy, false],
    ["pass", "made-up", false],
    ["pass", "", false],
    ["pass", null, false],
  ] as const)("the sandbox that is to %s, token %j: %s", async (behaviour, token, passes) => {
    const log = { error: vi.fn() };
    const context = { botCheck: sandboxBotCheck(behaviour), ip: "203.0.113.7", log: log as never };
    expect(await passesBotCheck(context, token)).toBe(passes);
    expect(log.error).not.toHaveBeenCalled();
  });

  test("an unavailable service lets no caller through, and it is logged", async () => {
    const log = { error: vi.fn() };
    const botCheck = { verify: () => Promise.reject(new Error("Turnstile did not answer")) };
    expect(await passesBotCheck({ botCheck, ip: "203.0.113.7", log: log as never }, "0.x")).toBe(false);
    expect(log.error).toHaveBeenCalledOnce();
  });
});
