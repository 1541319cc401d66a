import { expect } from "@playwright/test";
import { joinMember, login, POOR_MEMBER } from "../members.ts";
import { OFFER_WORDS } from "../offers.ts";
import { AUSTIN, GOOD_CARD } from "../Shopper.ts";
import { messagePattern } from "./messages.ts";
import { expectPayments, type Scene } from "./Scene.ts";
import { BANK_CARD, bankCode, offerTitle, press } from "./screens.ts";
import { plantSeed, type Seed, withDraft, withEmail } from "./seed.ts";

interface Reach {
  seed: Seed;
  /** Signed in, without saved cards. */
  member: boolean;
}

/** A step of the purchase. */
export interface StepUnderTest {
  /** Gets there and types. */
  reach: (scene: Scene, from: Reach) => Promise<void>;
  /** Typed text is on the screen. */
  kept: (scene: Scene) => Promise<void>;
  /** The shopper's next press: what an outage shows itself by. */
  next: (scene: Scene) => Promise<void>;
  /** To where the shop looks at the cart again. */
  onward: (scene: Scene) => Promise<void>;
}

async function plant(scene: Scene, { seed, member }: Reach): Promise<void> {
  await plantSeed(scene.page, seed);
  if (member) await login(scene, POOR_MEMBER);
}

const cart: StepUnderTest = {
  async reach(scene, from) {
    await plant(scene, from);
    await scene.open("/about");
    await scene.page.locator("#bag-button").click();
    await scene.cart.getByRole("button", { name: messagePattern(scene.language, "quantity_more") }).click();
    await cart.kept(scene);
    // The cart is priced after the press: that answer, too, may tell of a session that ended, and the page reloads.
    await scene.page.waitForLoadState("networkidle");
  },
  async kept(scene) {
    if (!(await scene.cart.isVisible())) await scene.page.locator("#bag-button").click();
    const line = scene.cart.getByRole("listitem").filter({ hasText: "Sonat" });
    await expect(line.locator("output")).toHaveText("2");
  },
  next: press.checkout,
  async onward(scene) {
    await press.checkout(scene);
    await press.continue(scene);
  },
};

const delivery: StepUnderTest = {
  async reach(scene, { seed, member }) {
    await plant(scene, { seed: { ...seed, session: {} }, member });
    await scene.open("/checkout");
    const { words } = scene;
    if (!member) await scene.field(words.email).fill(AUSTIN.email);
    await scene.field(words.firstName).fill(AUSTIN.firstName);
    await scene.field(words.lastName).fill(AUSTIN.lastName);
    await scene.field(words.street).fill(AUSTIN.street);
    await scene.field(words.city).fill("Aus");
  },
  async kept(scene) {
    const { words } = scene;
    const email = scene.field(words.email);
    if (await email.isVisible()) await expect(email).toHaveValue(/@example\.com$/);
    await expect(scene.field(words.firstName)).toHaveValue(AUSTIN.firstName);
    await expect(scene.field(words.lastName)).toHaveValue(AUSTIN.lastName);
    await expect(scene.field(words.street)).toHaveValue(AUSTIN.street);
    await expect(scene.field(words.city)).toHaveValue("Aus");
  },
  next: press.fillRest,
  async onward(scene) {
    await press.fillRest(scene);
    await press.continue(scene);
  },
};

const payment: StepUnderTest = {
  async reach(scene, { seed, member }) {
    const billed = withDraft(seed, (draft) => ({
      ...draft,
      billingSameAsShipping: false,
      billing: { ...(draft.shipping as object), firstname: "", address2: "" },
    }));
    await plant(scene, { seed: billed, member });
    await scene.open("/checkout");
    await press.continue(scene);
    await expect(scene.cardNumber).toBeVisible();
    await scene.field(scene.words.firstName).fill("Grace");
    await scene.fillCard(GOOD_CARD);
  },
  kept: (scene) => expect(scene.field(scene.words.firstName)).toHaveValue("Grace"),
  next: (scene) => scene.pay(),
  onward: (scene) => scene.pay(),
};

const underWay: StepUnderTest = {
  async reach(scene, from) {
    await payment.reach(scene, from);
    await scene.fillCard(BANK_CARD);
    await scene.pay();
    await expect(bankCode(scene)).toBeVisible();
    await expectPayments(0);
  },
  kept: payment.kept,
  next: press.confirmAtBank,
  onward: press.confirmAtBank,
};

const OFFERED = "upsell-single";

const offer: StepUnderTest = {
  async reach(scene, { seed, member }) {
    // The shop makes an offer to buyers with such an address, members included.
    const email = member ? await joinMember(OFFERED) : `ada+${OFFERED}@example.com`;
    await plant(scene, { seed: withEmail(seed, email), member: false });
    if (member) await login(scene, email);
    await scene.open("/checkout?step=payment");
    await scene.payByCard();
    await expect(offerTitle(scene)).toBeFocused({ timeout: 20_000 });
  },
  kept: (scene) => expect(offerTitle(scene)).toBeVisible(),
  next: (scene) =>
    scene.page.getByRole("button", { name: OFFER_WORDS[scene.language].accept, exact: true }).click(),
  onward: (scene) => offer.next(scene),
};

const confirmation: StepUnderTest = {
  async reach(scene, from) {
    await plant(scene, from);
    await scene.open("/checkout?step=payment");
    await scene.payByCard();
    await scene.seesOrder();
  },
  async kept(scene) {
    await scene.seesOrder();
    await expect(scene.page.getByText("Austin").first()).toBeVisible();
  },
  next: async ({ page }) => void (await page.reload()),
  onward: async ({ page }) => void (await page.reload()),
};

export const STEPS = {
  cart,
  delivery,
  payment,
  "payment under way": underWay,
  "offer after the purchase": offer,
  confirmation,
};

export type StepName = keyof typeof STEPS;
