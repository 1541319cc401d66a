import { askApi } from "../askApi.ts";
import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import type { Tab } from "../Tab.ts";
import { ViolationError } from "../ViolationError.ts";

const CHALLENGE = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

/** Each is named after its product. */
const listHearts = (tab: Tab) => {
  const [before = "", after = ""] = tab.text("favourite_of", { title: "|" }).split("|");
  return tab.page.locator("main").getByRole("button", { name: new RegExp(`^${before}.+${after}$`) });
};

export const memberSteps: readonly Step[] = [
  /** By the call that the login makes, which changes the session under all open tabs; the login itself has stories. */
  {
    name: "sign in",
    weight: 2,
    applies: ({ online, signedIn }) => online && !signedIn,
    async take(walk) {
      const email = walk.random.pick(["member@example.com", "plus@example.com"]);
      const status = await askApi(walk.tab, "POST", "/services/authentication", {
        email,
        password: "sandbox-pass",
        remember: true,
        challenge: CHALLENGE,
      });
      if (status === 429) return "too many sign-ins for now";
      if (status !== 200) throw new ViolationError(`signing in as ${email} answered ${status}`);
      await walk.sessionChanged(true);
      return email;
    },
  },
  {
    name: "sign out",
    weight: 3,
    applies: ({ online, signedIn }) => online && signedIn,
    async take(walk) {
      const status = await askApi(walk.tab, "DELETE", "/services/authentication");
      if (status >= 400) throw new ViolationError(`signing out answered ${status}`);
      await walk.sessionChanged(false);
      return "";
    },
  },
  {
    name: "join",
    weight: 1,
    applies: ({ online }) => online,
    async take({ tab, random }) {
      const name = `walker-${random.int(1e9)}`;
      const status = await askApi(tab, "POST", "/services/authentication/register", {
        username: name.replaceAll("-", "_"),
        email: `${name}@example.com`,
        password: "a-long-walk-in-the-woods",
        challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
        termsOfService: true,
      });
      if (status === 429) return "too many for now";
      if (status !== 201) throw new ViolationError(`joining as ${name} answered ${status}`);
      return name;
    },
  },
  /** A member's press puts a product on the wishlist or takes it off; a guest's leads to the login. */
  {
    name: "press a heart",
    weight: 4,
    applies: async ({ tab, online }) => online && !tab.stale && (await listHearts(tab).count()) > 0,
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const hearts = listHearts(tab);
      const heart = hearts.nth(random.int(await hearts.count()));
      const label = (await heart.getAttribute("aria-label")) ?? "";
      const wished = (await heart.getAttribute("aria-pressed")) === "true";
      await heart.click();
      const toggled = heart.and(tab.page.locator(`[aria-pressed="${!wished}"]`));
      await expect(toggled.or(tab.dialogs).first()).toBeVisible();
      await closeDialogs(walk);
      await expect(tab.dialogs).toHaveCount(0);
      return label;
    },
  },
];
