import { presentSites, type SiteHost } from "@velours/sdk/shop";
import type { Language, Page, ShippingRateRow, Site } from "@velours/sdk/types";
import { serialized } from "../../platform/http/serialized.ts";
import type { Db } from "../../platform/store/schema.ts";
import type { Versioned, VersionedRow } from "../../platform/store/VersionedRow.ts";
import { readVersionedRates } from "../shipping/store.ts";
import { readPageLinks } from "./store/pages.ts";
import { readVersionedSites } from "./store.ts";

/** The process's own part of a site. */
type Host = Pick<SiteHost, "environment" | "botCheckKey">;

/** Settings that carts of a site are priced by. `site` is undefined when there is no such site. */
export interface Settings {
  site: Versioned<Site> | undefined;
  rates: Versioned<readonly ShippingRateRow[]>;
}

/** A read's rows of them. */
type SettingsRows = {
  site: VersionedRow<Site> | undefined;
  rates: VersionedRow<readonly ShippingRateRow[]>;
};

/**
 * The settings of every site and the shipping rates in memory, and what pages are told of them. Any read that finds
 * another version replaces the one here: `refresh` reads all when the catalogue's revision says that something changed,
 * and each pricing of a cart asks for the versions, so a change by any process counts for money at once.
 */
export class Sites {
  readonly #db: Db;
  readonly #host: Host;
  #settings = new Map<string, Versioned<Site>>();
  #rates: Versioned<readonly ShippingRateRow[]> = { version: "", value: [] };
  #pages: Page[] = [];
  /** Presented sites, by language and code. */
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
    const [settings, rates, pages] = await Promise.all([
      readVersionedSites(this.#db),
      readVersionedRates(this.#db),
      readPageLinks(this.#db),
    ]);
    this.#settings = new Map(settings.map(({ code, version, value }) => [code, { version, value }]));
    this.#rates = rates;
    this.#pages = pages;
    this.#presented = new Map();
  }

  current(code: string): Settings {
    return { site: this.#settings.get(code), rates: this.#rates };
  }

  /** The settings as the store has them: `sent` with what a read found that was told of its versions. */
  complete(code: string, sent: Settings, { site, rates }: SettingsRows): Settings {
    const found: Settings = { site: site && fill(site, sent.site), rates: fill(rates, sent.rates) };
    if (found.site !== undefined && found.site !== sent.site) {
      this.#settings.set(code, found.site);
      this.#presented = new Map();
    }
    if (found.rates !== sent.rates) {
      this.#rates = found.rates;
      this.#presented = new Map();
    }
    return found;
  }

  /** The settings as answers carry them, with their text ready to send; undefined when there is no such site. */
  present(code: string, language: Language): Site | undefined {
    const key = `${language} ${code}`;
    const presented = this.#presented.get(key);
    if (presented !== undefined) return presented;
    const site = this.#settings.get(code)?.value;
    if (site === undefined) return undefined;
    const settings = [...this.#settings.values()].map(({ value }) => value);
    const host = { ...this.#host, language, shippingRates: this.#rates.value, pages: this.#pages };
    const answer = presentSites(site, settings, host);
    this.#presented.set(key, serialized(answer, Buffer.from(JSON.stringify(answer))));
    return answer;
  }
}

/** A row's value, which memory has when the row leaves it out. */
function fill<Value>(
  { version, value }: VersionedRow<Value>,
  sent: Versioned<Value> | undefined,
): Versioned<Value> {
  if (value !== null) return { version, value };
  if (sent === undefined) throw new Error("the store left out settings that memory does not have");
  return sent;
}

declare module "../../platform/context.ts" {
  interface Services {
    sites: Sites;
  }
}
