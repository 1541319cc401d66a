import type { Fixture } from "./Fixture.ts";
import { Browser } from "./http/Browser.ts";

/** Has the implementation forget counts that end in 429. False where it has no request for that. */
export async function resetLimits({ base, fixture }: { base: URL; fixture: Fixture }): Promise<boolean> {
  const { reset, headers } = fixture;
  if (reset === null) return false;
  const { status } = await new Browser(base).send(reset.method, reset.path, { headers });
  return status < 300;
}
