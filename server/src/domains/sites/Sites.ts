import { presentSites, type SiteHost } from "@velours/sdk/shop";
import type { Language, Page, ShippingRateRow, Site } from "@velours/sdk/types";
import { serialized } from "../../platform/http/serialized.ts";
import type { Db } from "../../platform/store/schema.ts";
import { readShippingRates } from "../shipping/store.ts";
import { readPageLinks } from "./store/pages.ts";
import { readSites } from "./store.ts";

/** What a process knows about itself, for its sites. */
type Host = Pick<SiteHost, "environment" | "botCheckKey">;

/** The settings of every site in memory, and what pages are told of them; the catalogue's revision counts their changes. */
export class Sites {
  readonly #db: Db;
  readonly #host: Host;
  #settings: Site[] = [];
  #shippingRates: ShippingRateRow[] = [];
  #pages: Page[] = [];
  /** What was answered, by language and code. */
  #presented = new Map<string, Site>();

  private constructor(db: Db, host: Host) {
    this.#db = db;
    this.#host = host;
  }

  static async load(db: Db, host: Host): Promise<Sites> {
    const sites = new Sites(db, host);
    await sites.refresh();
    return sites;
  }

  /** Reads them anew. */
  async refresh(): Promise<void> {
    const [settings, shippingRates, pages] = await Promise.all([
      readSites(this.#db),
      readShippingRates(this.#db),
      readPageLinks(this.#db),
    ]);
    this.#settings = settings;
    this.#shippingRates = shippingRates;
    this.#pages = pages;
    this.#presented = new Map();
  }

  /** The settings as answers carry them, with their text ready to send; undefined when there is no such site. */
  present(code: string, language: Language): Site | undefined {
    const key = `${language} ${code}`;
    const presented = this.#presented.get(key);
    if (presented !== undefined) return presented;
    const site = this.#settings.find((settings) => settings.code === code);
    if (site === undefined) return undefined;
    const shippingRates = this.#shippingRates;
    const host = { ...this.#host, language, shippingRates, pages: this.#pages };
    const answer = presentSites(site, this.#settings, host);
    this.#presented.set(key, serialized(answer, Buffer.from(JSON.stringify(answer))));
    return answer;
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    sites: Sites;
  }
}
