import type { FastifyInstance } from "fastify";
import type { Services } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { send } from "../../platform/http/handleErrors.ts";
import { SandboxMailbox } from "../../platform/mail/providers/SandboxMailbox.ts";
import { changeVariant } from "./changeVariant.ts";
import { resetSandbox } from "./resetSandbox.ts";

/** A transparent point: the picture that tells an affiliate network of a purchase. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** The sandbox's controls: for stories and hands, and only where no real provider is. */
export function serveSandbox(app: FastifyInstance, services: Services): void {
  const { store, catalogue, trace, mail, config } = services;
  app.get("/sandbox/trace", async () => trace.entries);
  app.get("/sandbox/pixel.gif", async ({ url }, reply) => {
    const conversion = parseConversion(url);
    if (!conversion) return send(reply, refuse("resourceDoesNotExist"));
    trace.add("awin", "conversion", { ...conversion });
    return reply.type("image/gif").header("cache-control", "no-store").send(PIXEL);
  });
  // Emails say who bought what: a public shop does not show them.
  if (mail instanceof SandboxMailbox && config.environment !== "production") {
    app.get("/sandbox/mail", () => mail.list());
  }
  app.post("/sandbox/reset", async (_request, reply) => {
    await resetSandbox(store, { members: config.environment !== "production" });
    trace.clear();
    if (mail instanceof SandboxMailbox) await mail.clear();
    await catalogue.refresh();
    return reply.code(204).send();
  });
  app.post<{ Params: { id: string } }>("/sandbox/variants/:id", async ({ params, body }, reply) => {
    // Loaded on demand: a start does not wait for what checks the body.
    const { parseVariantChange } = await import("./parseVariantChange.ts");
    const changed = await changeVariant(store, Number(params.id), parseVariantChange(body));
    if (!changed) return send(reply, refuse("resourceDoesNotExist"));
    await catalogue.refresh();
    return reply.code(204).send();
  });
}

/** A purchase as an affiliate network is told of it. */
interface Conversion {
  /** Two decimals. */
  amount: string;
  /** The transaction's id. */
  ref: string;
  currency: string;
}

/** The purchase in a pixel's address; null for one that lacks a part. */
function parseConversion(url: string): Conversion | null {
  const query = new URLSearchParams(url.split("?")[1]);
  const [amount = "", ref = "", currency = ""] = ["amount", "ref", "currency"].map(
    (key) => query.get(key) ?? "",
  );
  const isWhole =
    /^\d{1,9}\.\d{2}$/.test(amount) && ref !== "" && ref.length <= 100 && /^[A-Z]{3}$/.test(currency);
  return isWhole ? { amount, ref, currency } : null;
}
