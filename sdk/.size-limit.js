import { listRules } from "./bench/listRules.ts";

/**
 * Sizes of what a page loads, minified and gzipped, with their limits. `entry` leaves out what is only loaded when asked for
 * (the error catalogue, with a mock's scenario). The rules are counted by name: a page does not keep their names.
 */
const gzip = true;
const rules = "src/rules/index.ts";
const everyRule = listRules().flatMap(({ names }) => names);

const page = (name, file, limit) => ({ name, path: `bench/pages/${file}.ts`, entry: [file], limit, gzip });
const part = (name, path, names, limit) => ({
  name,
  path,
  import: `{ ${names} }`,
  ...(limit && { limit }),
  gzip,
});

export default [
  page("client + one call", "oneCall", "3.1 kB"),
  page("client with every operation of the shop", "everyOperation", "4.02 kB"),
  part("a group of calls, to add", "src/groups.ts", "groupCalls, products", "300 B"),
  part("every group of the shop's calls, to add", "src/groups.ts", "groupCalls, groups", "1 kB"),
  part(
    "a query, a list by pages and a mutation",
    "src/query.ts",
    "getProductQuery, listProductsInfiniteQuery, submitCheckoutMutation",
    "1 kB",
  ),
  part("one rule", rules, "toSlug", "100 B"),
  part("the estimate", rules, "estimateCart", "3.1 kB"),
  // No limit: no page loads them together, and each brings only what it calls, which a test holds.
  part("every rule, to compare", rules, everyRule),
  part("one form", "src/forms.ts", "Contact, validateForm", "2 kB"),
  part("one address form", "src/forms.ts", "ShippingAddress, validateForm", "2.75 kB"),
  part("reading webhooks", "src/webhooks.ts", "parseWebhookEvent", "1 kB"),
  part("error texts", "src/errors.ts", "getErrorMessage", "7.8 kB"),
];
