import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { startFake } from "../../../testing/startFake.ts";
import { turnstile } from "./turnstile.ts";

const ip = "203.0.113.7";
const real = "0x4AAAAAAAvelours";

describe("Turnstile, over HTTP (P-13)", () => {
  const fake = fixture(() => startFake("turnstile"));
  const verify = (token: string, secret = real) => turnstile({ url: fake.url, secret }).verify({ token, ip });

  test("a token is good once, and asked with the caller's address", async () => {
    expect(await verify("0.once")).toBe(true);
    expect(await verify("0.once")).toBe(false);
    expect(await fake.control("calls")).toContainEqual({
      response: "0.once",
      remoteip: ip,
      type: "application/json",
    });
  });

  test.each(["0.late", "made-up", "XXXX.DUMMY.TOKEN.XXXX"])("%s is a bad token", async (token) => {
    expect(await verify(token)).toBe(false);
  });

  test.each([
    ["1x0000000000000000000000000000000AA", true],
    ["2x0000000000000000000000000000000AA", false],
    ["3x0000000000000000000000000000000AA", false],
  ])("with the public test secret %s the dummy token is %s", async (secret, good) => {
    expect(await verify("XXXX.DUMMY.TOKEN.XXXX", secret)).toBe(good);
  });

  test("trouble is no verdict: it is thrown, and names no key and no token", async () => {
    await expect(verify("0.internal")).rejects.toThrow(/^Turnstile answered internal-error$/);
    await expect(verify("0.nonsense")).rejects.toThrow(/^Turnstile answered 502$/);
    await expect(verify("0.x", "0x4AAAAAAAwrong")).rejects.toThrow(
      /^Turnstile answered invalid-input-secret$/,
    );
  });

  test("a service that says nothing is not waited for", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((done) => silent.once("listening", done));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(turnstile({ url, secret: real, timeout: 50 }).verify({ token: "0.x", ip })).rejects.toThrow(
      /^Turnstile did not answer$/,
    );
    silent.close();
  });

  test("it is not followed elsewhere: the secret goes to the configured address alone", async () => {
    let requestCount = 0;
    const moved = createHttpServer((request, response) => {
      requestCount += 1;
      response.writeHead(307, { location: `${fake.url}/siteverify` }).end();
      request.resume();
    }).listen(0, "127.0.0.1");
    await new Promise((done) => moved.once("listening", done));
    const url = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`;
    await expect(turnstile({ url, secret: real }).verify({ token: "0.moved", ip })).rejects.toThrow(
      /^Turnstile did not answer$/,
    );
    expect(requestCount).toBe(1);
    expect(JSON.stringify(await fake.control("calls"))).not.toContain("0.moved");
    moved.close();
  });

  test("the fake takes forms as well, and says what is missing, as siteverify does", async () => {
    const ask = async (body: URLSearchParams | string, type?: string) => {
      const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
      return (await fetch(`${fake.url}/siteverify`, { method: "POST", body, headers })).json();
    };
    const form = new URLSearchParams({ secret: real, response: "0.form", idempotency_key: "one" });
    expect(await ask(form)).toMatchObject({ success: true, "error-codes": [] });
    expect(await ask(form)).toMatchObject({ success: true });
    form.set("idempotency_key", "two");
    expect(await ask(form)).toMatchObject({ success: false, "error-codes": ["timeout-or-duplicate"] });
    expect(await ask(new URLSearchParams())).toMatchObject({ "error-codes": ["missing-input-secret"] });
    expect(await ask(new URLSearchParams({ secret: real }))).toMatchObject({
      "error-codes": ["missing-input-response"],
    });
    expect(await ask("{", "application/json")).toMatchObject({ "error-codes": ["bad-request"] });
  });
});
