import { contractOperations, fillPath, type Operation, type OperationName } from "./contract/document.ts";
import type { Fixture } from "./Fixture.ts";
import { Browser, type HttpResponse } from "./http/Browser.ts";
import { pathParams } from "./probes/pathParams.ts";

/** The operations that answer as the contract would, found by a request to each that changes nothing. */
export async function findImplemented({
  base,
  fixture,
}: {
  base: URL;
  fixture: Fixture;
}): Promise<Set<OperationName>> {
  const found = new Set<OperationName>();
  for (const operation of contractOperations.values()) {
    const answer = await ask(base, fixture, operation).catch(() => undefined);
    if (answer === undefined || !isAbsent(answer)) found.add(operation.name);
  }
  return found;
}

const ask = (base: URL, fixture: Fixture, { method, path, body }: Operation): Promise<HttpResponse> =>
  new Browser(base).send(
    method,
    `${base.pathname.replace(/\/$/, "")}${fillPath(path, toParams(path, fixture))}`,
    {
      headers: fixture.headers,
      // No operation takes a list for its body: one that is there refuses it.
      ...(body !== undefined && { body: [] }),
    },
  );

/** Addresses of what is there: a wrong refusal of what is not says nothing about the operation. */
function toParams(path: string, { site, collection, campaign, promotions, giftCards, products }: Fixture) {
  const code = path.includes("giftcards") ? giftCards.large : promotions.valid[0];
  const id = path.startsWith("/products/") ? products.first.product : pathParams.id;
  return {
    ...pathParams,
    site,
    collection,
    ...(path.startsWith("/campaigns/") && campaign),
    id,
    ...(code && { code }),
  };
}

/** A framework says so of an address that it does not know; the contract's refusals have a reference. */
function isAbsent({ status, body }: HttpResponse): boolean {
  const { reference } = (body ?? {}) as { reference?: unknown };
  return [404, 405, 501].includes(status) && typeof reference !== "string";
}
