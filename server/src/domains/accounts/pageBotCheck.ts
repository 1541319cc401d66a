import type { PageSources } from "@velours/sdk/shop";
import type { Config } from "../../platform/config/config.ts";
import type { PageService } from "../../platform/pages/renderPage.ts";
import { sandboxSiteKeys } from "./providers/sandboxBotCheck.ts";

/** Turnstile's script and frame; pages load them only where its widget has a key. */
const widget: PageSources = {
  script: ["https://challenges.cloudflare.com"],
  frame: ["https://challenges.cloudflare.com"],
};

type BotCheckSettings = Pick<Config, "turnstile" | "sandboxBotCheck">;

/** Key of the bot check's widget; null where a public token passes. */
export const getBotCheckKey = ({ turnstile, sandboxBotCheck }: BotCheckSettings): string | null =>
  turnstile?.siteKey ?? sandboxSiteKeys[sandboxBotCheck];

/** The bot check's widget, whose key comes with the site's settings. */
export const pageBotCheck = ({ turnstile, sandboxBotCheck }: BotCheckSettings): PageService => ({
  context: {},
  sources: turnstile !== undefined || sandboxBotCheck !== "pass" ? widget : {},
});
