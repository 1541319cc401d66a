import contract from "@velours/sdk/openapi.json" with { type: "json" };
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { getOperation } from "../../../../openapi/conformance/contract/document.ts";
import { getAt, listPaths, replaced } from "../../../../openapi/conformance/fuzz/paths.ts";
import { type OperationName, routes } from "../../generated/operations.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

const names = Object.keys(routes) as OperationName[];
const changing = names.filter((name) => routes[name].method !== "GET");
const paths = contract.paths as unknown as Record<string, Record<string, { operationId: string }>>;

/** Operations that say in the contract that they answer with this reference. */
const answering = (reference: string): OperationName[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => JSON.stringify(operation).includes(`"${reference}"`))
    .map(({ operationId }) => operationId as OperationName);

const forMembers = answering("authenticationRequired");
const ofTheirOwn = forMembers.filter((name) => routes[name].url.startsWith("/users/:id"));

/** Bodies an operation takes: the contract's examples, and for a checkout one that would be paid. */
const createBodies = (name: OperationName): unknown[] =>
  name === "submitCheckout" ? [checkoutBody()] : getOperation(name).examples;

/** A list where an object or nothing stands, an object where anything else does. */
const anotherForm = (value: unknown): unknown =>
  typeof value === "object" && !Array.isArray(value) ? [["what"]] : { not: "asked" };

describe("every operation", () => {
  let member: SignedIn;
  let otherMember: SignedIn;
  const shop = fixture(() => openTestShop(createEmbeddedStore()));
  beforeAll(async () => {
    [member, otherMember] = [await signIn(shop), await signIn(shop)];
    Object.assign(token, await createMerchantHeaders(shop));
  });

  interface Ask {
    body?: unknown;
    headers?: Record<string, string>;
    /** As it stands in the address when it is a text, percent-encoded or not. */
    id?: string | number;
    query?: string;
  }
  async function ask(name: OperationName, { body, headers = {}, id = 1, query = "" }: Ask) {
    await shop.services.store.db.deleteFrom("rate_limits").execute();
    const { method, url } = routes[name];
    const filled = url
      .replace(":id", () => String(id))
      .replace(":kind", "billing")
      .replace(/:\w+/g, "1");
    return shop.app.inject({
      method,
      url: `/api${filled}${query}`,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
  }
  /** Headers of every program, with a merchant's key: each refusal then has another reason. */
  const token: Record<string, string> = { "x-client-token": "velours-dev" };
  const summarize = (response: LightMyRequestResponse) => [response.statusCode, response.json().reference];

  test.each(changing)("%s is refused to another site's page", async (name) => {
    const [body] = createBodies(name);
    for (const from of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ] as Record<string, string>[]) {
      const response = await ask(name, { body, headers: { ...token, ...member.headers, ...from } });
      expect([from, ...summarize(response)]).toEqual([from, 403, "crossSiteRequest"]);
    }
  });

  test.each(names)(
    "%s does nothing for a form, link or picture: those cannot send its header",
    async (name) => {
      const form = { "content-type": "text/plain", ...member.headers };
      const body = routes[name].method === "GET" ? undefined : "{}";
      expect(summarize(await ask(name, { body, headers: form }))).toEqual([401, "clientTokenInvalid"]);
    },
  );

  test.each(forMembers)("%s is for members (S-706, S-707, S-708)", async (name) => {
    const [body] = createBodies(name);
    expect(summarize(await ask(name, { body, headers: token, id: otherMember.user.id }))).toEqual([
      401,
      "authenticationRequired",
    ]);
  });

  test.each(ofTheirOwn)(
    "%s is the member's own: another member's id is unknown, however it is written",
    async (name) => {
      const [body] = createBodies(name);
      const { id } = otherMember.user;
      const headers = { ...token, ...member.headers };
      expect(summarize(await ask(name, { body, headers, id }))).toEqual([404, "resourceDoesNotExist"]);
      for (const form of [`00${id}`, `%20${id}`, `${id},1`])
        for (const caller of [token, headers]) {
          const response = await ask(name, { body, headers: caller, id: form });
          expect([form, [400, 401, 404].includes(response.statusCode)]).toEqual([form, true]);
          expect(response.body).not.toContain(otherMember.user.email);
        }
    },
  );

  test("these are all that say so", () => {
    expect(forMembers.length).toBeGreaterThan(8);
    expect(ofTheirOwn.length).toBeGreaterThan(5);
    console.log(`for members: ${forMembers.join(", ")}`);
  });

  test.each(names.filter((name) => getOperation(name).body !== undefined))(
    "%s takes no value of another form, wherever it stands in the body",
    async (name) => {
      const taken: string[] = [];
      for (const body of createBodies(name)) {
        for (const path of listPaths(body)) {
          const wrong = replaced(body, path, anotherForm(getAt(body, path)));
          const response = await ask(name, {
            body: wrong,
            headers: { ...token, ...member.headers },
            id: member.user.id,
          });
          if (response.statusCode !== 400 || response.json().reference !== "validationError")
            taken.push(`${name} ${path.join(".")} ${response.statusCode}`);
        }
      }
      expect(taken).toEqual([]);
    },
  );
});
