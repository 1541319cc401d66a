import type { Fixture } from "./Fixture.ts";
import { Browser } from "./http/Browser.ts";

type Shop = { base: URL; fixture: Fixture };

async function send({ base, fixture }: Shop, request: Fixture["reset"]): Promise<boolean> {
  if (request === null) return false;
  const { headers } = fixture;
  const { status } = await new Browser(base).send(request.method, request.path, { headers });
  return status < 300;
}

/** Has the implementation forget counts that end in 429. False where it has no request for that. */
export const resetLimits = (shop: Shop): Promise<boolean> => send(shop, shop.fixture.reset);

/** Has the implementation fill its stock again, so that a run finds what earlier ones bought. */
export const restock = (shop: Shop): Promise<boolean> => send(shop, shop.fixture.restock);
