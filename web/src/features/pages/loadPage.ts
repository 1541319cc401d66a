import { siteText } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { accountHead } from "../../platform/routing/accountHead.ts";
import { pageHead } from "../../platform/routing/pageHead.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { siteDescription, siteTagline } from "../../platform/sites/siteDescription.ts";
import type { Message } from "../../platform/text/Message.ts";
import { m, textIn } from "../../platform/text/useText.ts";

type Words = Message<{ site: string }>;

const TEXTS: Record<"/contact" | "/help", { title: Words; description: Words }> = {
  "/contact": { title: m.contact, description: m.contact_description },
  "/help": { title: m.help, description: m.help_description },
};

const ACCOUNT_TEXTS = {
  "/forgot-password": { title: m.forgot_password, description: m.forgot_password_description },
  "/join": { title: m.join, description: m.join_description },
  "/login": { title: m.login, description: m.login_description },
  "/logout": { title: m.logout, description: m.logout_description },
  "/reset-password": { title: m.reset_password, description: m.reset_password_description },
};

export type PagePath = "/" | keyof typeof TEXTS | keyof typeof ACCOUNT_TEXTS;

const isAccount = (path: PagePath): path is keyof typeof ACCOUNT_TEXTS => path in ACCOUNT_TEXTS;

/** The home page's title: the site's own, or its name and the line below it. */
function homeTitle(site: Site, shop: Shop): string {
  const tagline = siteTagline(site, shop);
  return (
    siteText(site.texts?.homeTitle, shop.language) ?? (tagline ? `${site.name} – ${tagline}` : site.name)
  );
}

/** All that a page without data loads: its head. */
export async function loadPage({ shop, queries }: RouterContext, path: PagePath) {
  const text = textIn(shop.locale);
  const settings = await queries.get(siteQuery(shop));
  if (path === "/")
    return { head: pageHead(shop, path, homeTitle(settings, shop), siteDescription(settings, shop)) };
  const { name: site } = settings;
  if (isAccount(path)) {
    const { title, description } = ACCOUNT_TEXTS[path];
    const texts = { title: pageTitle(text(title), site), description: text(description, { site }) };
    return { head: accountHead(shop, path, texts) };
  }
  const { title, description } = TEXTS[path];
  return { head: pageHead(shop, path, pageTitle(text(title, { site }), site), text(description, { site })) };
}
