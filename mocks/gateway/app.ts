import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import Fastify from "fastify";
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
import { tokenize } from "./tokenize.ts";
import { verify } from "./verify.ts";

export interface GatewayOptions {
  /** Origins whose pages may show the fields; every http(s) origin when absent, as no real card is ever taken. */
  allowedOrigins?: readonly string[];
  /** Milliseconds of each answer. */
  delay?: number;
  /** Whether the account takes Venmo. */
  venmo?: boolean;
  /** Newest version of the device wallet's session; 0 for a browser without one. */
  walletVersion?: number;
}

/** Modules the frames load; nothing else of the folder is served. */
const modules = [
  "frame/frame.ts",
  "frame/applyStyles.ts",
  "frame/card.ts",
  "frame/expiry.ts",
  "frame/fields.ts",
  "frame/requestToken.ts",
  "frame/siblings.ts",
  "challenge/challenge.ts",
];

interface PageQuery {
  origin?: string;
  field?: string;
  lang?: string;
  label?: string;
  placeholder?: string;
  amount?: string;
  currency?: string;
}

const fieldValue = { type: "string", maxLength: 40 };
const tokenizeBody = {
  type: "object",
  required: ["authorization", "fields"],
  properties: {
    authorization: { type: "string", maxLength: 500 },
    sequence: { type: "integer", minimum: 1, default: 1 },
    fields: {
      type: "object",
      additionalProperties: false,
      properties: { number: fieldValue, cvv: fieldValue, expirationDate: fieldValue, postalCode: fieldValue },
    },
  },
};
const verifyBody = {
  type: "object",
  required: ["nonce"],
  properties: { nonce: { type: "string", maxLength: 100 }, code: { type: "string", maxLength: 20 } },
};

/** A fake of the card gateway, on an origin of its own: hosted fields, 3-D Secure, device data. It keeps nothing. */
export function buildGateway(options: GatewayOptions = {}): FastifyInstance {
  const app = Fastify({ bodyLimit: 16_384 });
  serveGateway(app, options);
  return app;
}

/** The browser's part of a card gateway: its kit, its frames and their endpoints. */
export function serveGateway(
  app: FastifyInstance,
  { allowedOrigins, delay = 200, venmo = true, walletVersion = 3 }: GatewayOptions,
): void {
  const may = (origin: string) =>
    allowedOrigins ? allowedOrigins.includes(origin) : /^https?:\/\/[^/]+$/.test(origin);

  /** A page for exactly one embedder; it may load and call nothing but this origin. */
  function sendPage(reply: FastifyReply, origin: string | undefined, html: () => string): FastifyReply {
    if (!origin || !URL.canParse(origin) || new URL(origin).origin !== origin || !may(origin)) {
      return reply.code(403).type("text/plain").send("This page may not show the fields.");
    }
    return reply
      .headers({
        "content-security-policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
          `form-action 'none'; frame-ancestors ${origin}`,
        "origin-agent-cluster": "?1",
        "cross-origin-resource-policy": "cross-origin",
      })
      .type("text/html; charset=utf-8")
      .send(html());
  }

  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });

  app.get("/health", async () => ({ status: "ok" }));

  // Made when first asked for: what takes the types out is slow to load, and a shop waits for its gateway.
  const sendScript = (reply: FastifyReply, path: string, make: () => string) => {
    const text = scripts.get(path) ?? make();
    scripts.set(path, text);
    return reply.type("text/javascript; charset=utf-8").send(text);
  };
  const scripts = new Map<string, string>();
  app.get("/hosted-fields/v1/client.js", (_request, reply) =>
    sendScript(reply.header("cross-origin-resource-policy", "cross-origin"), "client", () =>
      clientScript(delay),
    ),
  );
  app.get("/approvals/v1/client.js", (_request, reply) =>
    sendScript(reply.header("cross-origin-resource-policy", "cross-origin"), "approvals", () =>
      approvalScript(delay, venmo),
    ),
  );
  app.get("/klarna/v1/api.js", (_request, reply) =>
    sendScript(reply.header("cross-origin-resource-policy", "cross-origin"), "klarna", () =>
      klarnaScript(delay),
    ),
  );
  app.get("/wallets/v1/client.js", (_request, reply) =>
    sendScript(reply.header("cross-origin-resource-policy", "cross-origin"), "wallets", () =>
      walletScript(delay, walletVersion),
    ),
  );
  app.get("/wallets/v1/google-pay.js", (_request, reply) =>
    sendScript(reply.header("cross-origin-resource-policy", "cross-origin"), "google-pay", () =>
      googlePayScript(delay, walletVersion),
    ),
  );
  const css = readFileSync(new URL("./gateway.css", import.meta.url), "utf8");
  app.get("/gateway.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(css));
  for (const path of modules) {
    app.get(`/modules/${path}`, (_request, reply) =>
      sendScript(reply, path, () => browserModule(`./${path}`)),
    );
  }

  app.get<{ Querystring: PageQuery }>("/hosted-fields/v1/frame", ({ query }, reply) => {
    const { field, origin, label = "", placeholder = "" } = query;
    if (!isFieldKey(field)) return reply.code(400).type("text/plain").send("No such field.");
    return sendPage(reply, origin, () =>
      fieldPage(field, query.lang === "fr" ? "fr" : "en", label, placeholder),
    );
  });
  app.post<{ Body: Parameters<typeof tokenize>[0] }>(
    "/hosted-fields/v1/tokenize",
    { schema: { body: tokenizeBody } },
    async ({ body }, reply) => {
      const answer = tokenize(body, new Date());
      return "payload" in answer ? answer.payload : reply.code(422).send(answer.error);
    },
  );

  app.get<{ Querystring: PageQuery }>("/three-d-secure/v1/challenge", ({ query }, reply) => {
    const currency = /^[A-Z]{3}$/.test(query.currency ?? "") ? String(query.currency) : "USD";
    const lang = query.lang === "fr" ? "fr" : "en";
    return sendPage(reply, query.origin, () => challengePage(lang, Number(query.amount) || 0, currency));
  });
  app.post<{ Body: { nonce: string; code?: string } }>(
    "/three-d-secure/v1/verify",
    { schema: { body: verifyBody } },
    async ({ body }) => verify(body.nonce, body.code),
  );
}
