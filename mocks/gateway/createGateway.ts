import { readFileSync } from "node:fs";
import { writeResponse } from "../api/writeResponse.ts";
import {
  approvalScript,
  browserModule,
  clientScript,
  googlePayScript,
  klarnaScript,
  walletScript,
} from "./browserScript.ts";
import { isFieldKey } from "./frame/fields.ts";
import { challengePage, fieldPage } from "./pages.ts";
import { readTokenize, readVerify } from "./readBody.ts";
import { tokenize } from "./tokenize.ts";
import { verify } from "./verify.ts";

export interface GatewayOptions {
  /** Origins whose pages may show the fields; every http(s) origin when absent, as no real card is ever taken. */
  allowedOrigins?: readonly string[] | undefined;
  /** Milliseconds of each answer. */
  delay?: number;
  /** The account takes Venmo. */
  venmo?: boolean;
  /** Newest version of the device wallet's session; 0 for a browser without one. */
  walletVersion?: number | undefined;
}

/** Modules the frames load; nothing else of the folder is served. */
const modules = new Set([
  "frame/frame.ts",
  "frame/applyStyles.ts",
  "frame/card.ts",
  "frame/expiry.ts",
  "frame/fields.ts",
  "frame/requestToken.ts",
  "frame/siblings.ts",
  "challenge/challenge.ts",
]);

const common = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
const shared = { "cross-origin-resource-policy": "cross-origin" };

const send = (type: string, body: string, status = 200, headers: Record<string, string> = {}) =>
  writeResponse({
    status,
    body,
    headers: { ...common, ...headers, "content-type": `${type}; charset=utf-8` },
  });
const sendJson = (body: unknown, status = 200) => writeResponse({ status, body, headers: common });

/**
 * A fake of the card gateway's part in a browser, on an origin of its own: its kit, hosted fields, 3-D Secure, device data.
 * It keeps nothing.
 */
export function createGateway({
  allowedOrigins,
  delay = 200,
  venmo = true,
  walletVersion = 3,
}: GatewayOptions = {}): (request: Request) => Promise<Response> {
  const may = (origin: string) =>
    allowedOrigins ? allowedOrigins.includes(origin) : /^https?:\/\/[^/]+$/.test(origin);

  /** A page for exactly one embedder; it may load and call nothing but this origin. */
  function sendPage(origin: string, html: () => string): Response {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || !may(origin))
      return send("text/plain", "This page may not show the fields.", 403);
    return send("text/html", html(), 200, {
      ...shared,
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
        `form-action 'none'; frame-ancestors ${origin}`,
      "origin-agent-cluster": "?1",
    });
  }

  const kits: Record<string, () => string> = {
    "/hosted-fields/v1/client.js": () => clientScript(delay),
    "/approvals/v1/client.js": () => approvalScript(delay, venmo),
    "/klarna/v1/api.js": () => klarnaScript(delay),
    "/wallets/v1/client.js": () => walletScript(delay, walletVersion),
    "/wallets/v1/google-pay.js": () => googlePayScript(delay, walletVersion),
  };
  // Made when first asked for: what takes the types out is slow to load, and a shop waits for its gateway.
  const scripts = new Map<string, string>();
  const sendScript = (path: string, make: () => string, headers?: Record<string, string>) => {
    const text = scripts.get(path) ?? make();
    scripts.set(path, text);
    return send("text/javascript", text, 200, headers);
  };

  function get(path: string, query: URLSearchParams): Response | undefined {
    const text = (name: string) => query.get(name) ?? "";
    const language = text("lang") === "fr" ? "fr" : "en";
    const kit = kits[path];
    if (kit) return sendScript(path, kit, shared);
    const module = path.replace("/modules/", "");
    if (modules.has(module)) return sendScript(module, () => browserModule(`./${module}`));
    switch (path) {
      case "/health":
        return sendJson({ status: "ok" });
      case "/gateway.css":
        return send("text/css", readFileSync(new URL("./gateway.css", import.meta.url), "utf8"));
      case "/hosted-fields/v1/frame": {
        const field = text("field");
        if (!isFieldKey(field)) return send("text/plain", "No such field.", 400);
        return sendPage(text("origin"), () => fieldPage(field, language, text("label"), text("placeholder")));
      }
      case "/three-d-secure/v1/challenge": {
        const currency = /^[A-Z]{3}$/.test(text("currency")) ? text("currency") : "USD";
        return sendPage(text("origin"), () => challengePage(language, Number(text("amount")) || 0, currency));
      }
      default:
        return undefined;
    }
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const found = isRead ? get(pathname, searchParams) : await post(pathname, request);
    return found ?? sendJson({ message: "Nothing is here." }, 404);
  };
}

async function post(path: string, request: Request): Promise<Response | undefined> {
  const wrong = () => sendJson({ message: "The body is not what this takes." }, 400);
  if (path === "/hosted-fields/v1/tokenize") {
    const body = readTokenize(await request.text());
    if (body === undefined) return wrong();
    const answer = tokenize(body, new Date());
    return "payload" in answer ? sendJson(answer.payload) : sendJson(answer.error, 422);
  }
  if (path === "/three-d-secure/v1/verify") {
    const body = readVerify(await request.text());
    return body === undefined ? wrong() : sendJson(verify(body.nonce, body.code));
  }
  return undefined;
}
