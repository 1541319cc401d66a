import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

/** Cookies the pages' scripts read or write; every other one is for the server alone. */
const readable = /^(velours_identity|velours_member|(boutique|outlet|closet)_\w+)=/;

/** Checks headers and cookies of one response, whatever the request and its outcome. */
export function expectSafe(
  { headers, body }: Pick<LightMyRequestResponse, "headers" | "body">,
  { secure = false, cors = false }: { secure?: boolean; cors?: boolean } = {},
): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    "content-security-policy": expect.stringMatching(
      /(^| )default-src '(none|self)';.*frame-ancestors 'none'/,
    ),
  });
  const directives = String(headers["content-security-policy"]).split("; ");
  expect(directives).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'"]));
  // Scripts only by nonce; never inline, never from a string.
  expect(directives.some((directive) => /^(script|default)-src .*unsafe/.test(directive))).toBe(false);
  for (const name of ["server", "x-powered-by", "access-control-allow-credentials"]) {
    expect(headers).not.toHaveProperty(name);
  }
  expect("access-control-allow-origin" in headers).toBe(cors);
  expect(headers["strict-transport-security"]).toBe(
    secure ? "max-age=63072000; includeSubDomains" : undefined,
  );
  if (body !== "")
    expect(headers["content-type"]).toMatch(
      /^image\/|^font\/|; charset=utf-8$|^application\/(pdf|octet-stream)/,
    );
  for (const cookie of [headers["set-cookie"] ?? []].flat()) expectSafeCookie(cookie, secure);
}

function expectSafeCookie(cookie: string, secure: boolean): void {
  expect(cookie).toMatch(/; Path=\/(;|$)/);
  expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/);
  expect(cookie).not.toMatch(/; Domain=/i);
  expect(/; Secure(;|$)/.test(cookie)).toBe(secure);
  if (!readable.test(cookie)) {
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie.startsWith("__Host-")).toBe(secure);
  }
}
