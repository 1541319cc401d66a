// biome-ignore lint/style/noRestrictedImports: a program of its own, which has the package installed.
import * as sdk from "@velours/sdk";
import { getErrorMessage } from "@velours/sdk/errors";
import { ShippingAddress, validateForm } from "@velours/sdk/forms";
import { toMinor } from "@velours/sdk/rules";

const { ConnectionError, createClient, jsonHeader, orThrow, paginate, RefusedError, TimeoutError } = sdk;

/** Checks the installed package in a runtime against a mock. Returns a product's title; throws at the first check that fails. */
export async function exercise(baseUrl) {
  const is = (what, seen, wanted) => {
    const [actual, expected] = [seen, wanted].map((value) => JSON.stringify(value) ?? "undefined");
    if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
  };
  const thrown = (promise) =>
    promise.then(
      () => undefined,
      (failure) => failure,
    );
  const product = { params: { path: { id: 100001 } } };
  const shop = createClient({ baseUrl, clientToken: "velours-dev" });

  const { id, title } = orThrow(await shop.getProduct(product));
  is("getProduct", id, 100001);
  const { data, response } = await shop.listProducts({
    params: { query: { collections: "sex-toys", limit: 2 } },
  });
  is("listProducts", Array.isArray(data), true);
  is("a JSON header", typeof jsonHeader(response, "x-products-vendors"), "object");
  let walked = 0;
  for await (const listed of paginate(shop.listProducts, {}, { limit: 1 })) walked += listed.id > 0 ? 1 : 0;
  is("paginate", walked, 1);

  const mocked = createClient({ baseUrl, clientToken: "velours-dev", scenario: "giftCardExpended" });
  const { error } = await mocked.getGiftCard({ params: { path: { code: "1234-5678-9012-3456" } } });
  is("an error", [error?.reference, error?.value], ["giftCardExpended", 0]);
  is("its French", getErrorMessage(error, "fr"), "La carte-cadeau est entièrement dépensée");
  const { error: refused } = await createClient({ baseUrl }).getProduct(product);
  is("no client token", refused?.reference, "clientTokenInvalid");
  is(
    "orThrow",
    (await thrown(mocked.getGiftCard({ params: { path: { code: "x" } } }).then(orThrow))) instanceof
      RefusedError,
    true,
  );

  const steps = [];
  const stumbling = createClient({
    baseUrl,
    clientToken: "velours-dev",
    middleware: [
      async (request, next) => {
        steps.push(request.headers.get("idempotency-key"));
        const refusal = { reference: "serviceUnavailable", message: "", value: null };
        return steps.length === 1 ? Response.json(refusal, { status: 503 }) : next(request);
      },
    ],
  });
  is("a repetition", orThrow(await stumbling.getProduct(product)).id, 100001);
  is("its attempts", steps, [null, null]);

  const left = new AbortController();
  left.abort(new Error("left"));
  is(
    "an aborted call",
    (await thrown(shop.getProduct({ ...product, signal: left.signal })))?.message,
    "left",
  );
  const slow = createClient({ baseUrl, timeout: 20, middleware: [(request) => stalled(request.signal)] });
  is("a timeout", (await thrown(slow.getProduct(product))) instanceof TimeoutError, true);
  const gone = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
  is("no connection", (await thrown(gone.getProduct(product))) instanceof ConnectionError, true);

  is("a rule", toMinor(19.99), 1999);
  is("a form", typeof validateForm(ShippingAddress, {}, "fr").city, "string");
  return title;
}

const stalled = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
