import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Listening } from "../http/listen.ts";
import type { BraintreeSandbox } from "./client/client.ts";
import type { HostedFields } from "./client/hostedFields.ts";
import { startGateway } from "./start.ts";

declare global {
  interface Window {
    braintreeSandbox: BraintreeSandbox;
    hosted: HostedFields;
    heard: string[];
    __sandbox: { trace: { call: string }[] };
  }
}

let gateway: Listening;
const shop = createServer((_request, response) => {
  response.setHeader("content-type", "text/html");
  response.setHeader(
    "content-security-policy",
    `default-src 'none'; script-src ${gatewayUrl}; frame-src ${gatewayUrl}`,
  );
  response.end(`<!doctype html><div id="number"></div><div id="cvv"></div><div id="expirationDate"></div>
    <script src="${gatewayUrl}/hosted-fields/v1/client.js"></script>`);
});
let gatewayUrl: string;
let shopUrl: string;
let browser: Browser;
let page: Page;

const number = "4111111111111111";
const field = (name: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator("input");

const untilFocused = (name: string) =>
  expect
    .poll(() => field(name).evaluate((input) => document.hasFocus() && document.activeElement === input))
    .toBe(true);

async function create(): Promise<string> {
  return page.evaluate(async () => {
    const at = (name: string) => document.getElementById(name) as HTMLElement;
    try {
      window.hosted = await window.braintreeSandbox.hostedFields.create({
        authorization: "sandbox-authorization-USD",
        fields: {
          number: { container: at("number"), label: "Card Number" },
          cvv: { container: "#cvv", label: "CVV", placeholder: "CVV" },
          expirationDate: { container: at("expirationDate"), label: "Expiry", placeholder: "MM/YY" },
        },
        styles: { input: { "font-size": "16px" }, ".invalid": { color: "red" } },
        language: "en",
      });
      return "mounted";
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
}

async function fill(card: string, cvv = "123", date = "12/40"): Promise<void> {
  await field("number").fill(card);
  await field("cvv").fill(cvv);
  await field("expirationDate").fill(date);
}

function tokenize() {
  return page.evaluate(() =>
    window.hosted.tokenize().catch((error) => ({ code: error.code as string, details: error.details })),
  );
}

beforeAll(async () => {
  gateway = await startGateway({ port: 0, host: "localhost", delay: 0 });
  await new Promise<void>((resolve) => shop.listen(0, "localhost", resolve));
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}/`;
  gatewayUrl = `http://localhost:${gateway.port}`;
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
});
afterAll(async () => {
  await browser?.close();
  shop.close();
  await gateway?.close();
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(shopUrl);
  expect(await create()).toBe("mounted");
});

describe("hosted fields in a browser", () => {
  it("gives a field the focus that its frame gets", async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>("#cvv iframe")?.focus());
    await untilFocused("cvv");
  });

  it("tokenises, and the page's own scripts never meet the number", async () => {
    await page.evaluate(() => {
      window.heard = [];
      addEventListener("message", (event) => window.heard.push(JSON.stringify(event.data)));
      for (const event of [
        "focus",
        "blur",
        "empty",
        "notEmpty",
        "validityChange",
        "cardTypeChange",
      ] as const) {
        window.hosted.on(event, (detail) => window.heard.push(JSON.stringify(detail)));
      }
    });
    await fill(number, "987", "11/39");
    expect(await field("number").inputValue()).toBe("4111 1111 1111 1111");
    const payload = await tokenize();
    expect(payload).toMatchObject({
      nonce: expect.stringMatching(/^sandbox-card-ok-/),
      details: {
        lastFour: "1111",
        bin: "411111",
        cardType: "Visa",
        expirationMonth: "11",
        expirationYear: "2039",
      },
    });
    const reach = await page.evaluate(() => {
      const read = (look: () => unknown) => {
        try {
          return String(look());
        } catch (error) {
          return (error as Error).name;
        }
      };
      const frame = document.querySelector("iframe") as HTMLIFrameElement;
      return {
        content: read(() => frame.contentDocument),
        inside: read(() => frame.contentWindow?.document.body.innerHTML),
        sibling: read(() => (window.frames[1] as unknown as { name: string }).name),
        heard: window.heard.join("\n"),
        trace: JSON.stringify(window.__sandbox.trace),
      };
    });
    expect(reach.content).toBe("null");
    expect(reach.inside).toBe("SecurityError");
    expect(reach.sibling).toBe("SecurityError");
    expect(reach.heard).toContain('"isValid":true');
    const seen = reach.heard + reach.trace + (await page.content()) + JSON.stringify(payload);
    expect(seen).not.toMatch(/4111 ?1111 ?1111|"987"/);
  });

  it("tells focus, brand and validity", async () => {
    await page.evaluate(() => {
      window.heard = [];
      for (const event of ["focus", "blur", "validityChange", "cardTypeChange"] as const) {
        window.hosted.on(event, ({ emittedBy, fields, cards }) => {
          window.heard.push(
            [event, emittedBy, fields[emittedBy]?.isValid, cards[0]?.type ?? "none"].join(" "),
          );
        });
      }
      window.hosted.focus("number");
    });
    await untilFocused("number");
    await page.keyboard.type("378282246310005");
    await field("cvv").fill("123");
    await field("cvv").blur();
    await page.waitForFunction(() => window.heard.some((line) => line.startsWith("blur cvv")));
    expect(await page.evaluate(() => window.heard)).toEqual(
      expect.arrayContaining([
        "focus number false none",
        "cardTypeChange number false american-express",
        "validityChange number true american-express",
        "blur cvv false american-express",
      ]),
    );
    expect(await field("cvv").evaluate((input) => getComputedStyle(input).color)).toBe("rgb(255, 0, 0)");
    expect(await field("cvv").evaluate((input) => getComputedStyle(input).fontSize)).toBe("16px");
    await expect
      .poll(() => page.locator("#cvv").getAttribute("class"))
      .toContain("braintree-hosted-fields-invalid");
  });

  it("keeps the caret while digits are put in the middle", async () => {
    await field("number").fill("41111111");
    await field("number").evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await field("number").pressSequentially("22");
    expect(await field("number").inputValue()).toBe("4122 1111 11");
  });

  it("HOSTED_FIELDS_FIELDS_INVALID marks the field", async () => {
    await fill("4111111111111112", "123", "12/40");
    expect(await tokenize()).toEqual({
      code: "HOSTED_FIELDS_FIELDS_INVALID",
      details: { invalidFieldKeys: ["number"] },
    });
    expect(await field("number").getAttribute("aria-invalid")).toBe("true");
  });

  it("mounted twice → HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME, and the first ones still work", async () => {
    expect(await create()).toBe("HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME");
    await fill(number);
    expect(await tokenize()).toHaveProperty("nonce");
  });

  it("clears, and mounts again after teardown", async () => {
    await fill(number);
    await page.evaluate(() => window.hosted.clear());
    expect(await tokenize()).toMatchObject({ code: "HOSTED_FIELDS_FIELDS_EMPTY" });
    await page.evaluate(() => window.hosted.teardown());
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await create()).toBe("mounted");
  });
});

describe("3-D Secure in a browser", () => {
  async function verify(card: string, act: () => Promise<void>) {
    await fill(card);
    const { nonce } = (await tokenize()) as { nonce: string };
    const outcome = page.evaluate(
      (nonce) =>
        window.braintreeSandbox.threeDSecure
          .verify({ nonce, amount: 42 })
          .catch((error) => ({ code: error.code as string })),
      nonce,
    );
    await act();
    return outcome;
  }
  const bank = () => page.getByRole("dialog").frameLocator("iframe");
  // Chromium may never answer a press of the mouse that takes away the frame it is in.
  const press = (name: string) => bank().getByRole("button", { name }).dispatchEvent("click");
  const enter = async (code: string) => {
    await bank().getByLabel("Code").fill(code);
    await press("Confirm");
  };
  const paid = { nonce: expect.stringMatching(/^sandbox-card-ok-/), liabilityShifted: true };

  it("1234 succeeds", async () => {
    expect(await verify("4000000000001091", () => enter("1234"))).toEqual(paid);
    expect(await page.locator("dialog").count()).toBe(0);
  });
  it("another code fails", async () => {
    expect(await verify("4000000000001091", () => enter("1111"))).toEqual({
      code: "THREEDS_VERIFY_CARD_FAILED",
    });
  });
  it("Cancel cancels, Escape too", async () => {
    const canceled = { code: "THREEDS_CARDINAL_SDK_CANCELED" };
    expect(await verify("4000000000001091", () => press("Cancel"))).toEqual(canceled);
    const pressEscape = async () => {
      await bank().getByLabel("Code").waitFor();
      // Chromium drops keys until a new frame has painted, and may take its focus away; a shopper presses again.
      const dialog = page.getByRole("dialog");
      const leave = () => bank().getByLabel("Code").press("Escape", { timeout: 1_000 });
      while ((await dialog.count()) > 0) await leave().catch(() => {});
    };
    expect(await verify("4000000000001091", pressEscape)).toEqual(canceled);
  });
  it("no challenge for the cards that need none", async () => {
    expect(await verify("4000000000001000", async () => {})).toEqual(paid);
    expect(await verify("4000000000001018", async () => {})).toEqual({ code: "THREEDS_VERIFY_CARD_FAILED" });
  });
});

describe("device data and fraud collector (S2)", () => {
  it("gives device data and the session back", async () => {
    const got = await page.evaluate(async () => ({
      ...(await window.braintreeSandbox.dataCollector.create()),
      ...(await window.braintreeSandbox.kount.collect({ sessionId: "0123", email: "ada@example.com" })),
    }));
    expect(JSON.parse(got.deviceData)).toEqual({ correlation_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(got.sessionId).toBe("0123");
  });

  it("fraud-fail rejects, fraud-timeout stays silent", async () => {
    const collect = (tag: string) =>
      page.evaluate(
        (email) =>
          Promise.race([
            window.braintreeSandbox.kount
              .collect({ sessionId: "0", email })
              .catch((error) => error.reference),
            new Promise((resolve) => setTimeout(resolve, 100, "silent")),
          ]),
        `ada+${tag}@example.com`,
      );
    expect(await collect("upsell-single.fraud-fail")).toBe("kountDIDFailure");
    expect(await collect("fraud-timeout")).toBe("silent");
  });
});
