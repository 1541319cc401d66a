import { describe, expect, it } from "vitest";
import { createGateway } from "./createGateway.ts";
import { consumedNonce } from "./scenarios.ts";

const answer = createGateway({ allowedOrigins: ["http://localhost:3000"], delay: 0 });
const nextYear = new Date().getFullYear() + 1;

async function ask(path: string, payload?: object) {
  const body = payload && JSON.stringify(payload);
  const response = await answer(
    new Request(`http://gateway.test${path}`, { method: body ? "POST" : "GET", ...(body && { body }) }),
  );
  const text = await response.text();
  return { statusCode: response.status, headers: response.headers, body: text, json: () => JSON.parse(text) };
}

function tokenize(fields: Record<string, string>, sequence = 1) {
  const payload = { authorization: "sandbox-authorization-USD", sequence, fields };
  return ask("/hosted-fields/v1/tokenize", payload);
}

function card(number: string, over: Record<string, string> = {}) {
  const cvv = number.startsWith("3") ? "1234" : "123";
  return { number, cvv, expirationDate: `12/${String(nextYear).slice(2)}`, ...over };
}

describe("tokenize (S1)", () => {
  it.each([
    ["4111111111111111", "ok", "Visa"],
    ["5555555555554444", "ok", "MasterCard"],
    ["378282246310005", "ok", "American Express"],
    ["6011111111111117", "ok", "Discover"],
    ["4000111111111115", "declined", "Visa"],
    ["5105105105105100", "declined", "MasterCard"],
    ["378734493671000", "declined", "American Express"],
    ["4009348888881881", "insufficient", "Visa"],
    ["4012888888881881", "invalid", "Visa"],
    ["4012000033330026", "broken", "Visa"],
    ["4000000000001091", "3ds-challenge", "Visa"],
    ["4000000000001109", "3ds-challenge-fail", "Visa"],
    ["4000000000001000", "3ds-pass", "Visa"],
    ["4000000000001018", "3ds-fail", "Visa"],
    ["4217651111111119", "ok", "Visa"],
  ])("%s → sandbox-card-%s", async (number, scenario, cardType) => {
    const response = await tokenize(card(number));
    expect(response.statusCode).toBe(200);
    const { nonce, details } = response.json();
    expect(nonce).toMatch(
      new RegExp(`^sandbox-card-${scenario}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-card_[0-9a-f]{16}$`),
    );
    expect(details).toEqual({
      bin: number.slice(0, 6),
      lastTwo: number.slice(-2),
      lastFour: number.slice(-4),
      cardType,
      expirationMonth: "12",
      expirationYear: String(nextYear),
    });
    expect(response.body).not.toContain(number);
  });

  it("gives a fresh nonce each time", async () => {
    const [first, second] = await Promise.all([
      tokenize(card("4111111111111111")),
      tokenize(card("4111111111111111")),
    ]);
    expect(first.json().nonce).not.toBe(second.json().nonce);
  });

  it("4012000077777777 → the nonce that was used before", async () => {
    expect((await tokenize(card("4012000077777777"))).json().nonce).toBe(consumedNonce);
  });

  it("4217651111111119 fails the second time", async () => {
    expect((await tokenize(card("4217651111111119"), 2)).json()).toMatchObject({
      code: "HOSTED_FIELDS_FAILED_TOKENIZATION",
    });
    expect((await tokenize(card("4111111111111111"), 2)).statusCode).toBe(200);
  });

  it.each([
    ["a wrong check digit", card("4111111111111112"), ["number"]],
    ["an unknown brand", card("1111111111111117"), ["number"]],
    ["a code of one digit", card("4111111111111111", { cvv: "1" }), ["cvv"]],
    ["three digits for American Express", card("378282246310005", { cvv: "123" }), ["cvv"]],
    ["four digits for Visa", card("4111111111111111", { cvv: "1234" }), ["cvv"]],
    ["a past date", card("4111111111111111", { expirationDate: "01/20" }), ["expirationDate"]],
    ["month 13", card("4111111111111111", { expirationDate: "13/40" }), ["expirationDate"]],
    ["a blank beside filled ones", card("4111111111111111", { cvv: "" }), ["cvv"]],
    ["two faults, in form order", card("4111111111111112", { cvv: "1" }), ["number", "cvv"]],
    ["a wrong postal code where asked for", card("4111111111111111", { postalCode: "!" }), ["postalCode"]],
  ])("refuses %s", async (_name, fields, invalidFieldKeys) => {
    const response = await tokenize(fields);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: "HOSTED_FIELDS_FIELDS_INVALID",
      details: { invalidFieldKeys },
    });
  });

  it("refuses blank fields", async () => {
    const response = await tokenize({ number: "", cvv: "", expirationDate: "" });
    expect(response.json()).toMatchObject({ code: "HOSTED_FIELDS_FIELDS_EMPTY" });
  });
});

describe("verify (S1, 3-D Secure)", () => {
  async function verify(number: string, code?: string) {
    const { nonce } = (await tokenize(card(number))).json();
    return (await ask("/three-d-secure/v1/verify", { nonce, code })).json();
  }
  const authenticated = { status: "authenticated", nonce: expect.stringMatching(/^sandbox-card-ok-/) };

  it.each([
    ["4111111111111111", undefined, authenticated],
    ["4000000000001000", undefined, authenticated],
    ["4000000000001018", undefined, { status: "failed" }],
    ["4000000000001091", undefined, { status: "challenge" }],
    ["4000000000001091", "1234", authenticated],
    ["4000000000001091", "4321", { status: "failed" }],
    ["4000000000001109", undefined, { status: "challenge" }],
    ["4000000000001109", "1234", { status: "failed" }],
  ])("%s with code %s", async (number, code, expected) => {
    expect(await verify(number, code)).toMatchObject(expected);
  });
});

describe("frame", () => {
  const frame = (query: string) => ask(`/hosted-fields/v1/frame?${query}`);

  it("is shown to one allowed origin only, and may load nothing from elsewhere", async () => {
    const response = await frame("field=number&origin=http://localhost:3000");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors http://localhost:3000",
    );
    for (const origin of [
      "http://evil.example",
      "",
      "http://localhost:3000/x",
      "*",
      "http://a;script-src *",
    ]) {
      expect((await frame(`field=number&origin=${encodeURIComponent(origin)}`)).statusCode).toBe(403);
    }
  });

  it("has a named numeric input that browsers can fill", async () => {
    const { body } = await frame("field=number&origin=http://localhost:3000&lang=fr");
    for (const part of [
      'lang="fr"',
      'aria-label="Numéro de carte"',
      'inputmode="numeric"',
      'autocomplete="cc-number"',
    ]) {
      expect(body).toContain(part);
    }
  });

  it("writes labels as text", async () => {
    const label = encodeURIComponent('"><script>');
    const { body } = await frame(`field=cvv&origin=http://localhost:3000&label=${label}&placeholder=CVV`);
    expect(body).not.toContain('"><script>');
    expect(body).toContain('placeholder="CVV"');
  });

  it("knows four fields", async () => {
    expect((await frame("field=pin&origin=http://localhost:3000")).statusCode).toBe(400);
  });
});
