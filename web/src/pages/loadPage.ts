import { accountHead } from "../account/accountHead.ts";
import type { RouterContext } from "../RouterContext.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { pageHead } from "./pageHead.ts";

const TITLES = {
  "/": m.home_title,
  "/about": m.about_title,
  "/contact": m.contact_title,
  "/help": m.help_title,
};

const ACCOUNT_TITLES = {
  "/forgot-password": m.forgot_password,
  "/join": m.join,
  "/login": m.login,
  "/logout": m.logout,
  "/reset-password": m.reset_password,
};

export type PagePath = keyof typeof TITLES | keyof typeof ACCOUNT_TITLES;

const isAccount = (path: PagePath): path is keyof typeof ACCOUNT_TITLES => path in ACCOUNT_TITLES;

/** All that a page without data loads: its head. */
export function loadPage({ shop }: RouterContext, path: PagePath) {
  const text = textIn(shop.language);
  const head = isAccount(path)
    ? accountHead(shop, path, text(ACCOUNT_TITLES[path]))
    : pageHead(shop, path, text(TITLES[path]));
  return { head };
}
