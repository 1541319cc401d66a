import { expect, type Locator } from "@playwright/test";
import { OFFER_WORDS } from "../offers.ts";
import { AUSTIN } from "../Shopper.ts";
import type { Scene } from "./Scene.ts";

/** The bank asks for a code. */
export const BANK_CARD = "4000000000001091";

const bank = ({ page }: Scene) => page.frameLocator("dialog iframe[src*=three-d-secure]");
export const bankCode = (scene: Scene): Locator => bank(scene).getByRole("textbox");
export const offerTitle = ({ page, language }: Scene): Locator =>
  page.getByRole("heading", { name: OFFER_WORDS[language].single, exact: true });

const payButton = ({ page, words }: Scene) => page.getByRole("button", { name: words.pay, exact: true });
const continueButton = ({ page, words }: Scene) =>
  page.getByRole("button", { name: words.continue, exact: true });
const thanks = ({ page, words }: Scene) => page.getByRole("heading", { name: words.thankYou });
const state = ({ page }: Scene) => page.getByRole("combobox", { name: /^(State|Province|État)$/ });
const postcode = ({ page }: Scene) =>
  page.getByRole("textbox", { name: /^(Zip Code|Postal Code|Code postal)$/ });

/** Fills in what is missing of an address. */
async function fillRest(scene: Scene): Promise<void> {
  const country = await scene.page.getByRole("combobox", { name: /^(Country|Pays)$/ }).inputValue();
  const rest = country === "CA" ? { state: "ON", zip: "M5V 2T6" } : { state: "TX", zip: AUSTIN.zip };
  const email = scene.field(scene.words.email);
  if ((await email.isVisible()) && (await email.inputValue()) === "") await email.fill(AUSTIN.email);
  for (const [label, value] of [
    [scene.words.firstName, AUSTIN.firstName],
    [scene.words.lastName, AUSTIN.lastName],
    [scene.words.street, AUSTIN.street],
    [scene.words.city, AUSTIN.city],
  ] as const)
    if ((await scene.field(label).inputValue()) === "") await scene.field(label).fill(value);
  if ((await state(scene).inputValue()) === "") await state(scene).selectOption(rest.state);
  if ((await postcode(scene).inputValue()) === "") await postcode(scene).fill(rest.zip);
}

export const press = {
  checkout: (scene: Scene): Promise<void> =>
    scene.cart.getByRole("link", { name: scene.words.checkout }).click(),
  async continue(scene: Scene): Promise<void> {
    await expect(scene.page.getByRole("radio", { name: /Standard/ })).toBeChecked();
    await scene.continue();
  },
  fillRest,
  async confirmAtBank(scene: Scene): Promise<void> {
    await bankCode(scene).fill("1234");
    await bank(scene).getByRole("button").first().click();
  },
};

/** The next action on each screen to go on buying; the first that is there counts. */
const SCREENS: readonly [(scene: Scene) => Locator, (scene: Scene) => Promise<void>][] = [
  [bankCode, press.confirmAtBank],
  [
    offerTitle,
    ({ page, language }) =>
      page.getByRole("button", { name: OFFER_WORDS[language].accept, exact: true }).click(),
  ],
  [payButton, (scene) => scene.payByCard()],
  [
    continueButton,
    async (scene) => {
      await fillRest(scene);
      await press.continue(scene);
    },
  ],
  [({ cart }) => cart, press.checkout],
];

/** Goes on from whichever screen this is until the order is there. */
export async function finishPurchase(scene: Scene): Promise<void> {
  const done = new Set<unknown>();
  while (true) {
    let found: (typeof SCREENS)[number] | "order" | undefined;
    await expect(async () => {
      if (await thanks(scene).isVisible()) found = "order";
      // A disabled button is that of a payment under way.
      else
        for (const screen of SCREENS)
          if (
            !done.has(screen) &&
            (await screen[0](scene).isVisible()) &&
            (await screen[0](scene).isEnabled())
          ) {
            found = screen;
            break;
          }
      expect(found, "nothing to go on with").toBeDefined();
    }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
    if (found === "order" || !found) break;
    done.add(found);
    await found[1](scene);
  }
  await scene.seesOrder();
}
