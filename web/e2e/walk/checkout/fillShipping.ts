import { destinationOf } from "../destinations.ts";
import { expect, SHORT_TIMEOUT, TIMEOUT } from "../expect.ts";
import type { Tab } from "../Tab.ts";

/** Fills the delivery's form for the country, unless what is asked is already there. */
export async function fillShipping(tab: Tab, country: string): Promise<void> {
  const { page } = tab;
  const email = page.locator("main input[name=email]");
  if (await email.isVisible()) await email.fill("ada@example.com");
  await fillAddress(tab, "shipping", country);
}

export async function fillAddress(tab: Tab, kind: "shipping" | "billing", country: string): Promise<void> {
  const field = (name: string) => tab.page.locator(`main [name="${kind}-${name}"]`);
  const { city, state, zip } = destinationOf(country);
  // A member's saved address may fill the form meanwhile.
  await expect(async () => {
    await field("country").selectOption(country);
    await field("firstname").fill("Ada");
    await field("lastname").fill("Moreau");
    await field("address1").fill("12 Main St");
    await field("city").fill(city);
    const states = tab.page.locator(`main select[name="${kind}-state"]`);
    if ((await states.count()) > 0) await states.selectOption(state, { timeout: SHORT_TIMEOUT });
    else await field("state").fill(state, { timeout: SHORT_TIMEOUT });
    await field("zipcode").fill(zip);
    await expect(field("country")).toHaveValue(country, { timeout: SHORT_TIMEOUT });
  }).toPass({ timeout: TIMEOUT });
}
