import type { PageSources } from "@velours/sdk/shop";
import type { Config } from "../../platform/config/config.ts";
import type { PageService } from "../../platform/pages/renderPage.ts";

/** Turnstile's script and frame; pages load them only where its widget has a key. */
const widget: PageSources = {
  script: ["https://challenges.cloudflare.com"],
  frame: ["https://challenges.cloudflare.com"],
};

/** The bot check's widget, whose key comes with the site's settings. */
export const pageBotCheck = ({
  turnstile,
  sandboxBotCheck,
}: Pick<Config, "turnstile" | "sandboxBotCheck">): PageService => ({
  context: {},
  sources: turnstile !== undefined || sandboxBotCheck !== "pass" ? widget : {},
});
