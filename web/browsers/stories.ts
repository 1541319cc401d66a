import { TOTP } from "otpauth";
import type { Story } from "./Story.ts";

const BAG = "[role=dialog]";

/** Authenticator of the sandbox's staff. */
const authenticator = new TOTP({ secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" });

/** The main ways through the shop. */
export const stories: Story[] = [
  {
    name: "opens the home page and goes to a collection by its menu",
    async tell(shopper) {
      await shopper.open("/");
      await shopper.sees("heading", "Pleasure, kindly done.");
      await shopper.click("link", "Lubricants", "header");
      await shopper.isAt(/\/lubricants$/);
      await shopper.sees("heading", "Lubricants", "main");
    },
  },
  {
    name: "narrows a listing by a color, which Back takes away again",
    async tell(shopper) {
      await shopper.open("/sex-toys");
      await shopper.click("text", "Color", "main summary");
      await shopper.click("checkbox", /^Navy/, "main");
      await shopper.isAt(/\/sex-toys\?.*color=navy/);
      await shopper.sees("button", /^Remove filter .*Navy/, "main");
      await shopper.tab.evaluate(() => history.back());
      await shopper.isAt(/\/sex-toys$/);
      await shopper.seesNo("button", /^Remove filter .*Navy/, "main");
    },
  },
  {
    name: "chooses a variant of a product, which a reload keeps",
    async tell(shopper) {
      await shopper.open("/product/100017");
      await shopper.click("text", "Rose", "main");
      await shopper.isAt(/\?variant=\d+$/);
      await shopper.sees("text", "Color: Rose", "main");
      await shopper.reload();
      await shopper.sees("text", "Color: Rose", "main");
    },
  },
  {
    name: "puts a product into the bag and takes two of it, which a reload keeps",
    async tell(shopper) {
      await shopper.open("/product/100017");
      await shopper.click("button", "Add to bag", "main");
      await shopper.sees("heading", "Your bag (1)", BAG);
      await shopper.click("button", /^One more/, BAG);
      await shopper.sees("heading", "Your bag (2)", BAG);
      await shopper.reload();
      await shopper.click("button", "Open your bag, 2 items");
      await shopper.sees("heading", "Your bag (2)", BAG);
    },
  },
  {
    name: "uses a promo code in the bag and takes it out again",
    async tell(shopper) {
      await shopper.open("/product/100017");
      await shopper.click("button", "Add to bag", "main");
      await shopper.fill("Gift card or promo code", "lastchance");
      await shopper.click("button", "Apply", BAG);
      await shopper.click("button", "Remove LASTCHANCE", BAG);
      await shopper.seesNo("button", "Remove LASTCHANCE", BAG);
    },
  },
  {
    name: "buys as a guest by card and sees the order again after a reload",
    async tell(shopper) {
      await shopper.open("/product/100017");
      await shopper.click("button", "Add to bag", "main");
      await shopper.click("link", "Checkout", "[role=dialog]");
      await shopper.fill("Email", "ada@example.com");
      await shopper.fill("First name", "Ada");
      await shopper.fill("Last name", "Moreau");
      await shopper.fill("Street address", "12 Main St #4");
      await shopper.fill("City", "Austin");
      await shopper.select("State", "TX");
      await shopper.fill("Zip Code", "78701");
      await shopper.sees("radio", /Standard/);
      await shopper.click("button", "Continue");
      await shopper.fillFrame("Card Number", "4111111111111111");
      await shopper.fillFrame("Expiration date", "1234");
      await shopper.fillFrame("CVV", "123");
      await shopper.click("button", /^Pay \D{1,4}[\d,.]+$/);
      await shopper.sees("heading", "Thank You Ada Moreau!");
      await shopper.isAt(/\/checkout\?id=[0-9a-f-]{36}/);
      await shopper.reload();
      await shopper.sees("heading", "Thank You Ada Moreau!");
    },
  },
  {
    name: "logs in on the way to the account, finds its orders and logs out",
    async tell(shopper) {
      await shopper.open("/account/orders");
      await shopper.fill("Email", "member@example.com");
      await shopper.fill("Password", "sandbox-pass");
      await shopper.click("button", "Login");
      await shopper.isAt(/\/account\/orders$/);
      await shopper.sees("heading", "Orders", "main");
      await shopper.click("button", "Your account", "header");
      await shopper.click("link", "Logout", "header");
      await shopper.isAt(/:\d+\/$/);
    },
  },
  {
    name: "searches with a spelling mistake and opens what was meant",
    async tell(shopper) {
      await shopper.open("/about");
      await shopper.click("button", "Search", "header");
      await shopper.fill(/./, "silicnoe", "[role=dialog]");
      await shopper.click("link", /View all \d+ results/, "[role=dialog]");
      await shopper.sees("text", "Nothing is called “silicnoe”. Showing results for “silicone”.", "main");
    },
  },
  {
    name: "reads the page in French and adds to the bag there",
    async tell(shopper) {
      await shopper.open("/product/100017");
      await shopper.click("link", "Français");
      await shopper.isAt(/\/fr\/product\/100017/);
      await shopper.hydrated();
      await shopper.click("button", "Ajouter au panier", "main");
      await shopper.sees("heading", "Votre panier (1)", "[role=dialog]");
    },
  },
  {
    name: "signs in at the desk with a code and finds the orders",
    async tell(shopper) {
      await shopper.tab.open(`${shopper.shop}/desk`);
      await shopper.fill("Email", "desk@example.com");
      await shopper.fill("Password", "sandbox-pass");
      await shopper.click("button", "Sign in");
      // A code works once, so each engine waits for one that no other used.
      await shopper.fill("Authenticator Code", authenticator.generate());
      await shopper.click("button", "Sign in");
      await shopper.sees("heading", "Today");
      await shopper.click("link", "Orders");
      await shopper.sees("heading", "Orders");
    },
  },
];
