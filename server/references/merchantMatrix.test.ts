import { merchantScopes, roleScopes, staffRoles } from "@velours/sdk/rules";
import type { MerchantScope } from "@velours/sdk/types";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  document,
  getOperation,
  type Operation,
  resolved,
} from "../../openapi/conformance/contract/document.ts";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { createKey } from "../src/domains/merchant/createKey.ts";
import { type OperationName, operationNames, routes } from "../src/generated/operations.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { buy } from "../src/testing/orders.ts";
import { ids } from "../src/testing/shopData.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import { createStore } from "../src/testing/stores.ts";
import { type Call, openTestShop, type TestShop } from "../src/testing/testShop.ts";
import type { Provocation } from "./Provocation.ts";
import { provocations } from "./provocations.ts";
import { exampleBody, newKey } from "./requests.ts";

interface Declared {
  operationId: string;
  security: { merchantKey?: MerchantScope[] }[];
}

/** The scopes that the contract asks for, for each operation of a merchant. */
const scopesOf = new Map(
  Object.values(document.paths as Record<string, Record<string, Declared>>)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, security = [] }) =>
      security.flatMap(({ merchantKey }) =>
        merchantKey ? ([[operationId as OperationName, merchantKey]] as const) : [],
      ),
    ),
);
const names = operationNames.filter((name) => scopesOf.has(name));
const writes = names.filter((name) => routes[name].method !== "GET");
const takes = (name: OperationName, header: string) =>
  getOperation(name).parameters.some(
    (parameter: Operation["parameters"][number]) => parameter.name === header,
  );
const requires = (name: OperationName, header: string) =>
  getOperation(name).parameters.some(
    (parameter: Operation["parameters"][number]) => parameter.name === header && parameter.required === true,
  );
const keyed = writes.filter((name) => takes(name, "Idempotency-Key"));

const isOfSites = (name: OperationName) => {
  const { sites } =
    (resolved(getOperation(name).body ?? {}) as { properties?: { sites?: { readOnly?: boolean } } })
      .properties ?? {};
  return sites !== undefined && sites.readOnly !== true;
};

/** The document that somebody else changed, as the refusal of an old revision has it. */
interface Stored {
  revision: string;
  current: object | undefined;
}

const shownOnce = /"(velours_\d|whsec_)/;

/** An answer without what is shown once, as a repeated request has it. */
const withoutSecret = (text: string): string =>
  text.replace(/"(value|secret)":"(velours_|whsec_)[^"]*"/, '"$1":null');

/** Ids that no row has. */
const uuid = crypto.randomUUID();
const nobody = { number: "V-999999999", id: "999999999", delivery: uuid, refund: uuid, name: "sales" };
/** Ids of webhooks and returns are UUIDs. */
const nobodyAt = (url: string) => (/webhooks|returns/.test(url) ? { ...nobody, id: uuid } : nobody);

/** These change nothing: they have no Idempotency-Key. */
const withoutKey: readonly OperationName[] = [
  "previewRefund",
  "tryMerchantCollection",
  "tryMerchantPromotion",
  "previewImport",
];

const balance = "item=giftCards&currency=USD&until=2099-12-31";

/** Pictures are kept by their bytes and belong to no site: a program of any site may add one. */
const ofNoSite: readonly string[] = ["saveMerchantPicture"];

describe("every operation of a merchant", () => {
  const db = () => shop.services.store.db;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    await db()
      .updateTable("stock")
      .set({ quantity: 1000 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
  });
  beforeEach(() => db().deleteFrom("rate_limits").execute());

  async function send(name: OperationName, { params = {}, query, body, headers }: Call) {
    const { method, url } = routes[name];
    const path = url.replaceAll(/:(\w+)/g, (_, param: string) => String(params[param]));
    const {
      statusCode,
      body: text,
      ...response
    } = await shop.app.inject({
      method,
      url: `/api${path}${query === undefined ? "" : `?${query}`}`,
      headers: { "x-client-token": "velours-dev", ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json") && text !== "";
    const { reference, value } = isJson ? JSON.parse(text) : {};
    return { status: statusCode, text, reference, value, headers: response.headers };
  }
  /** A request that finds nothing and changes nothing, whoever sends it. */
  const sendEmpty = (name: OperationName, headers: Record<string, string>) =>
    send(name, {
      params: nobodyAt(routes[name].url),
      headers,
      ...(routes[name].method !== "GET" && { body: {} }),
    });

  /** A digest of every table but those of the requests themselves. */
  async function digest(): Promise<Record<string, string>> {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()
      and tablename not in ('rate_limits', 'merchant_keys', 'audit_log', 'idempotency_keys')`.execute(db());
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await sql<{ digest: string }>`
        select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest
        from ${sql.table(name)} as t`.execute(db());
      digests[name] = found[0]?.digest ?? "";
    }
    return digests;
  }
  const entriesBy = async (actor: string) =>
    (await db().selectFrom("audit_log").select(["actor", "command"]).execute()).filter((entry) =>
      entry.actor.includes(actor),
    );

  test("is let in by the scopes of the contract and by no other, alone, together or by role, and does nothing else", async () => {
    const wrong: unknown[] = [];
    const before = await digest();
    const ask = async (
      who: string,
      name: OperationName,
      headers: Record<string, string>,
      scopes: readonly string[],
    ) => {
      const missing = scopesOf.get(name)?.find((scope) => !scopes.includes(scope));
      const { status, reference, value } = await sendEmpty(name, headers);
      const isRight =
        missing === undefined
          ? ![401, 403, 429, 500].includes(status)
          : status === 403 && reference === "merchantScopeMissing" && value === missing;
      if (!isRight) wrong.push([who, name, status, reference, value]);
    };
    for (const scope of merchantScopes) {
      const alone = await createMerchantHeaders(shop, [scope]);
      const rest = merchantScopes.filter((other) => other !== scope);
      const without = await createMerchantHeaders(shop, rest);
      for (const name of names) {
        await ask(`${scope} alone`, name, alone, [scope]);
        if (scopesOf.get(name)?.includes(scope)) await ask(`without ${scope}`, name, without, rest);
      }
    }
    for (const name of names) {
      const own = scopesOf.get(name) ?? [];
      await ask("its scopes alone", name, await createMerchantHeaders(shop, own), own);
    }
    // Signing in writes too.
    expect(await digest()).toEqual(before);
    for (const role of staffRoles) {
      const { headers } = await signInStaff(shop, role);
      for (const name of names) await ask(role, name, headers, roleScopes(role));
    }
    expect(wrong).toEqual([]);
  });

  test("that writes has an Idempotency-Key, or a reason", () => {
    const without = writes.filter((name) => routes[name].method === "POST" && !keyed.includes(name));
    expect(without.filter((name) => !withoutKey.includes(name))).toEqual([]);
  });

  test.each(keyed)(
    "%s writes once for a key: not for another site, an old revision, another program or another request",
    async (name) => {
      const outlet = await createKey(db(), `outlet-${name}`, merchantScopes, { sites: ["outlet"] });
      const other = await createKey(db(), `other-${name}`, merchantScopes);
      let sent: { call: Call; status: number; text: string } | undefined;
      let stored: Stored | undefined;
      /** The first request of this operation, after those that must not do it, and twice at once. */
      const attack: TestShop["call"] = async (operation, call = {}) => {
        if (operation !== (name as OperationName) || sent !== undefined)
          return shop.call(operation, call) as never;
        const body = isOfSites(name) ? { ...(call.body as object), sites: ["boutique"] } : call.body;
        if (!ofNoSite.includes(name)) {
          const stolen = await send(name, {
            ...call,
            ...(body !== undefined && { body }),
            headers: { ...call.headers, "x-merchant-key": outlet },
          });
          expect([
            [403, "merchantScopeMissing"],
            [404, "resourceDoesNotExist"],
          ]).toContainEqual([stolen.status, stolen.reference]);
        }
        if (requires(name, "Idempotency-Key")) {
          const { "idempotency-key": _, ...headers } = call.headers ?? {};
          const keyless = await send(name, { ...call, headers });
          expect([keyless.status, keyless.reference]).toEqual([400, "validationError"]);
        }
        if (takes(name, "If-Match")) {
          const stale = await send(name, { ...call, headers: { ...call.headers, "if-match": '"older"' } });
          expect([stale.status, stale.reference]).toEqual([409, "changedMeanwhile"]);
          stored = stale.value as Stored;
          Object.assign(call.headers ?? {}, { "if-match": `"${stored.revision}"` });
        }
        const before = (await entriesBy("")).length;
        const [first, second] = await Promise.all([send(name, call), shop.call(operation, call)]);
        expect(withoutSecret(first.text)).toBe(withoutSecret(second.text));
        expect([first, second].filter(({ text }) => shownOnce.test(text)).length).toBeLessThan(2);
        const saved: object = second.text === "" ? {} : JSON.parse(second.text);
        if (stored !== undefined) expect(stored.current).toBeDefined();
        if (stored?.current !== undefined && "revision" in saved)
          expect(Object.keys(stored.current)).toEqual(Object.keys(saved));
        expect((await entriesBy("")).length - before).toBe(1);
        sent = { call: structuredClone(call), status: second.status, text: withoutSecret(second.text) };
        return second as never;
      };
      const provoke = (provocations as Record<string, Record<string, Provocation>>)[name]
        ?.idempotencyKeyReused;
      const another = await provoke?.({ ...shop, call: attack });
      if (another === undefined || sent === undefined) throw new Error(`${name} was not provoked`);
      const { call, status, text } = sent as { call: Call; status: number; text: string };
      const before = await digest();
      const again = await send(name, call);
      expect([again.status, again.text]).toEqual([status, text]);
      const kept = await db().selectFrom("idempotency_keys").select("response").execute();
      for (const { response } of kept) expect(response ?? "").not.toMatch(shownOnce);
      expect(status).toBeLessThan(300);
      const reused = await send(name, another);
      expect([reused.status, reused.reference]).toEqual([409, "idempotencyKeyReused"]);
      const byOther = await send(name, { ...call, headers: { ...call.headers, "x-merchant-key": other } });
      expect([
        [409, "idempotencyKeyReused"],
        [403, "anotherPersonRequired"],
      ]).toContainEqual([byOther.status, byOther.reference]);
      expect(await digest()).toEqual(before);
      expect([await entriesBy(`outlet-${name}`), await entriesBy(`other-${name}`)]).toEqual([[], []]);
    },
  );

  test("says nothing to another site's program of an order, a card, a webhook, a key or a member, and leaves them", async () => {
    const headers = await createMerchantHeaders(shop);
    const order = await buy(shop);
    const { body: refunded } = await shop.call("refundOrder", {
      params: { number: order.number },
      body: { lines: [{ line: 1, quantity: 1 }] },
      headers: { ...headers, ...newKey() },
    });
    const gift = { site: "boutique", currency: "USD", amount: "50.00", reason: "Apology" } as const;
    const { body: issued } = await shop.call("issueGiftCard", {
      body: { ...gift, recipient: { email: "recipient@example.com" } },
      headers,
    });
    const { body: draft } = await shop.call("createDraft", {
      body: {
        site: "boutique",
        language: "en",
        lines: [{ variantId: ids.halo.violet }],
        email: "drafted@example.com",
      },
      headers: { ...headers, ...newKey() },
    });
    const sites = ["boutique"] as const;
    const { body: webhook } = await shop.call<"createWebhook", 201>("createWebhook", {
      body: { url: "https://boutique.example.com/", events: ["order.placed"], sites },
      headers,
    });
    const { user } = await signInStaff(shop, "desk", [...sites]);
    const key = await createKey(db(), "boutique", ["orders:read"], { sites: [...sites] });
    const keyId = key.split("_")[1] ?? "";
    const outlet = {
      "x-merchant-key": await createKey(db(), "outlet", merchantScopes, { sites: ["outlet"] }),
    };
    const place = (url: string): Record<string, string> => {
      if (url.includes("/orders/:number"))
        return { ...nobodyAt(url), number: order.number, refund: refunded.order.refunds?.[0]?.id ?? "" };
      if (url.includes("/drafts/:id")) return { id: String(draft.id) };
      if (url.includes("/gift-cards/:id")) return { id: String(issued.card.id) };
      if (url.includes("/webhooks/:id")) return { ...nobodyAt(url), id: webhook.webhook.id };
      if (url.includes("/staff/:id")) return { ...nobodyAt(url), id: String(user.id) };
      if (url.includes("/keys/:id")) return { id: keyId };
      return nobodyAt(url);
    };
    const secrets = [
      order.number,
      order.id,
      webhook.webhook.id,
      user.email,
      issued.code,
      "recipient@example.com",
      draft.link,
      draft.email,
    ];
    // A list brings the filters of orders up to date.
    await shop.call("listMerchantOrders", { headers });
    const before = await digest();
    const told: unknown[] = [];
    for (const name of names.filter((name) => !ofNoSite.includes(name))) {
      const { url, method } = routes[name];
      const example = (exampleBody(name).body ?? {}) as object;
      const call = {
        headers: { "idempotency-key": crypto.randomUUID(), ...outlet },
        ...(url.includes("/reports") && { query: "from=2026-01-01&until=2099-12-31" }),
        ...(name === "listLiabilityEntries" && { query: balance }),
        ...(method !== "GET" && { body: isOfSites(name) ? { ...example, sites } : example }),
      };
      const answer = await send(name, { ...call, params: place(url) });
      const nothing = await send(name, { ...call, params: nobodyAt(url) });
      const isFiltered = method === "GET" && takes(name, "site") && !url.includes(":site");
      const filtered = isFiltered && { ...call, params: place(url), query: "site=boutique" };
      const { text } = filtered ? await send(name, filtered) : answer;
      const said = secrets.filter((secret) => (answer.text + text).includes(secret));
      if (said.length > 0 || answer.status !== nothing.status || answer.reference !== nothing.reference)
        told.push([name, answer.status, answer.reference, said]);
      if (method !== "GET" || JSON.stringify(place(url)) === JSON.stringify(nobodyAt(url))) continue;
      const own = await send(name, { params: place(url), headers });
      expect([name, own.status, answer.status]).toEqual([name, 200, 404]);
    }
    expect(told).toEqual([]);
    expect(await digest()).toEqual(before);
  });

  test("names an order by its number: its id, a guest's whole right, is in no answer, event, log or export", async () => {
    const headers = await createMerchantHeaders(shop);
    const hooked = {
      url: "https://boutique.example.com/",
      events: ["order.placed", "order.shipped"] as const,
    };
    const { body: webhook } = await shop.call<"createWebhook", 201>("createWebhook", {
      body: { ...hooked, events: [...hooked.events] },
      headers,
    });
    const download = {
      products: [{ variant: { id: ids.ebook.variant } }],
      type: "digital",
      shipping: null,
    } as const;
    const email = "guest-of-many@example.com";
    const bought = [
      await buy(shop, checkoutBody({ email })),
      await buy(
        shop,
        checkoutBody({ email, total: 20, user: { address: {} }, cart: { ...download } as never }),
      ),
    ];
    for (const { number } of bought)
      await shop.call("shipOrder", { params: { number }, headers: { ...headers, ...newKey() } });
    const asked = await shop.call("requestReturn", {
      params: { id: bought[0]!.id },
      body: { lines: [{ line: 1, quantity: 1 }], reason: "damaged" },
    });
    await doDueJobs(shop.services, shop.app.log);
    const order = names.toSorted((a, b) => Number(writes.includes(a)) - Number(writes.includes(b)));
    const named = new Set<OperationName>();
    const told: OperationName[] = [];
    for (const { number } of bought)
      for (const name of order) {
        const { url } = routes[name];
        const place = {
          ...nobodyAt(url),
          ...(/orders.:number/.test(url) && { number }),
          ...(url.includes("/returns/:id") && { id: asked.body.returns?.[0]?.id ?? "" }),
          ...(url.includes("/customers/:id") && { id: number }),
          ...(url.includes("/webhooks/:id") && { id: webhook.webhook.id }),
        };
        const { text, status } = await send(name, {
          params: place,
          headers: { ...headers, ...newKey() },
          ...(url.includes("/reports") && { query: "from=2026-01-01&until=2099-12-31" }),
          ...(name === "listLiabilityEntries" && { query: balance }),
          ...(name === "findCustomers" && { query: `q=${email}` }),
          ...(writes.includes(name) && { body: exampleBody(name).body ?? {} }),
        });
        if (status === 200 && bought.some((each) => text.includes(each.number))) named.add(name);
        if (bought.some(({ id }) => text.includes(id))) told.push(name);
      }
    expect([...new Set(told)]).toEqual([]);
    expect([...named]).toEqual(
      expect.arrayContaining([
        "getMerchantOrder",
        "listMerchantOrders",
        "exportOrders",
        "listWebhookDeliveries",
        "listAuditEntries",
        "getCustomer",
        "exportCustomer",
        "addOrderNote",
        "cancelMerchantOrder",
      ]),
    );
    const emails = await db().selectFrom("sandbox_mails").select("document").execute();
    const toMerchant = emails
      .map(({ document }) => JSON.stringify(document))
      .filter((text) => !text.includes(email));
    for (const { id } of bought) expect(toMerchant.join()).not.toContain(id);
  });
});
