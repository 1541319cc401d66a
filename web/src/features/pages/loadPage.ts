import { accountHead } from "../../platform/routing/accountHead.ts";
import { pageHead } from "../../platform/routing/pageHead.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import type { Message } from "../../platform/text/Message.ts";
import { m } from "../../platform/text/m.ts";
import { textIn } from "../../platform/text/useText.ts";

type Words = Message<{ site: string }>;

const TEXTS: Record<"/" | "/about" | "/contact" | "/help", { title: Words; description: Words }> = {
  "/": { title: m.home_title, description: m.site_description },
  "/about": { title: m.about_title, description: m.about_description },
  "/contact": { title: m.contact_title, description: m.contact_description },
  "/help": { title: m.help_title, description: m.help_description },
};

const ACCOUNT_TEXTS = {
  "/forgot-password": { title: m.forgot_password, description: m.forgot_password_description },
  "/join": { title: m.join, description: m.join_description },
  "/login": { title: m.login, description: m.login_description },
  "/logout": { title: m.logout, description: m.logout_description },
  "/reset-password": { title: m.reset_password, description: m.reset_password_description },
};

export type PagePath = keyof typeof TEXTS | keyof typeof ACCOUNT_TEXTS;

const isAccount = (path: PagePath): path is keyof typeof ACCOUNT_TEXTS => path in ACCOUNT_TEXTS;

/** All that a page without data loads: its head. */
export async function loadPage({ shop, queries }: RouterContext, path: PagePath) {
  const text = textIn(shop.language, shop.country);
  const { name: site, home, tagline, tagline_fr } = await queries.get(siteQuery(shop));
  if (isAccount(path)) {
    const { title, description } = ACCOUNT_TEXTS[path];
    const texts = { title: pageTitle(text(title), site), description: text(description, { site }) };
    return { head: accountHead(shop, path, texts) };
  }
  const { title, description } = TEXTS[path];
  const own = (shop.language === "fr" && tagline_fr) || tagline;
  // A site with a hero of its own has its own line beside its name.
  const words = path === "/" && home?.hero && own ? `${site} – ${own}` : text(title, { site });
  // The home page's title begins with the name.
  const named = path === "/" ? words : pageTitle(words, site);
  return { head: pageHead(shop, path, named, text(description, { site })) };
}
