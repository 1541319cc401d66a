import { expect, it } from "vitest";
import { createClient, isRefusal, orThrow, RefusedError } from "./client.ts";
import { json, shop } from "./testing/shop.ts";

it("gives the data, or throws the refusal with its error", async () => {
  const refusal = { reference: "resourceDoesNotExist", message: "There is no such product", value: null };
  const { baseUrl } = await shop((answer, { url }) =>
    url.endsWith("/7") ? json(answer, 200, { id: 7 }) : json(answer, 404, refusal),
  );
  const client = createClient({ baseUrl });
  const ask = (id: number) => client.getProduct({ params: { path: { id } } });
  expect(orThrow(await ask(7)).id).toBe(7);
  const outcome = await ask(8);
  expect(() => orThrow(outcome)).toThrow(RefusedError);
  expect(() => orThrow(outcome)).toThrow("There is no such product");
  const thrown = await Promise.resolve(outcome)
    .then(orThrow)
    .catch((failure: unknown) => failure);
  expect(isRefusal(thrown, "getProduct") && thrown.reference).toBe("resourceDoesNotExist");
  expect(isRefusal(thrown, "getOrder")).toBe(false);
  expect(isRefusal(new Error("getProduct"), "getProduct")).toBe(false);
});
