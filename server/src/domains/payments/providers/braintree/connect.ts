import braintree from "braintree";
import type { BraintreeAccount } from "./BraintreeAccount.ts";

/** The gateway's official client for an account. */
export function connect(account: BraintreeAccount): braintree.BraintreeGateway {
  const { merchantId, publicKey, privateKey, place, timeout } = account;
  const gateway = new braintree.BraintreeGateway({
    environment: toEnvironment(place),
    merchantId,
    publicKey,
    privateKey,
  });
  gateway.config.timeout = timeout;
  return gateway;
}

function toEnvironment(place: BraintreeAccount["place"]): braintree.Environment {
  if (place === "sandbox") return braintree.Environment.Sandbox;
  if (place === "production") return braintree.Environment.Production;
  const secure = place.protocol === "https:";
  const port = place.port || (secure ? "443" : "80");
  return new braintree.Environment(place.hostname, port, place.origin, secure, place.hostname, port);
}
