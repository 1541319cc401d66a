import { presentSites } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { sandboxSiteKeys } from "../accounts/providers/sandboxBotCheck.ts";
import { readShippingRates } from "../shipping/store.ts";
import { readSite, readSites } from "./store.ts";

/** Regions, currencies, languages, navigation, flags and limits of a site; of every site for the admin's. */
export const getSite: Handler<"getSite"> = async ({ params }, { store, config, language }) => {
  const site = await readSite(store.db, params.site);
  if (site === undefined) return refuse("resourceDoesNotExist");
  const all = site.code === "admin" ? await readSites(store.db) : [];
  const shippingRates = await readShippingRates(store.db);
  const gatewayPlace = config.paymentAccounts.braintree?.place;
  const environment = gatewayPlace === "production" ? "production" : "sandbox";
  const botCheckKey = config.turnstile?.siteKey ?? sandboxSiteKeys[config.sandboxBotCheck];
  return {
    status: 200,
    body: presentSites(site, all, { language, environment, botCheckKey, shippingRates }),
  };
};
