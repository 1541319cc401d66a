import { expect, it } from "vitest";
import { Vault } from "./Vault.ts";

it.each([
  ["fake-valid-nonce", true],
  ["fake-valid-visa-nonce", true],
  ["fake-processor-declined-visa-nonce", true],
  ["fake-gateway-rejected-fraud-nonce", true],
  ["fake-apple-pay-visa-nonce-0c9f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04", false],
  ["sandbox-card-ok-0c9f6c1e-0d7a-4c58-8a3e-2f1d5b7c9e04", false],
])("takes %s again: %s", (nonce, again) => {
  const vault = new Vault();
  expect([vault.consume(nonce), vault.consume(nonce)]).toEqual([true, again]);
});
