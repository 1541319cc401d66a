import { presentSites, type SiteHost } from "@velours/sdk/shop";
import type { Currency, Language, Page, ShippingRateRow, Site } from "@velours/sdk/types";
import { serialized } from "../../platform/http/serialized.ts";
import type { Db } from "../../platform/store/schema.ts";
import { completeRow, type Versioned, type VersionedRow } from "../../platform/store/VersionedRow.ts";
import { readPageLinks } from "./store/pages.ts";
import { readVersionedSites } from "./store.ts";

/** The process's own part of a site. */
type Host = Pick<SiteHost, "environment" | "botCheckKey">;

/** Rates that sites are presented with. */
interface Rates {
  /** Another array when they changed. */
  getShippingRates: () => readonly ShippingRateRow[];
  /** By country, as a SiteHost has it; undefined where no merchant's rates count. */
  readIncludedTaxes?: () => Promise<SiteHost["includesTax"]>;
}

/**
 * The settings of every site in memory, and what pages are told of them. Any read that finds another version replaces
 * the one here: `refresh` reads all when the catalogue's revision says that something changed, and each pricing of a
 * cart asks for the version, so a change by any process counts for money at once.
 */
export class Sites {
  readonly #db: Db;
  readonly #host: Host;
  readonly #rates: Rates;
  #settings = new Map<string, Versioned<Readonly<Site>>>();
  #currencies: readonly Currency[] | undefined;
  #pages: Page[] = [];
  #includesTax: SiteHost["includesTax"];
  /** Presented sites, by language and code, with the rates they were presented with. */
  #presented = new Map<string, { answer: Readonly<Site>; rates: readonly ShippingRateRow[] }>();

  private constructor(db: Db, host: Host, rates: Rates) {
    this.#db = db;
    this.#host = host;
    this.#rates = rates;
  }

  static async load(db: Db, host: Host, rates: Rates): Promise<Sites> {
    const sites = new Sites(db, host, rates);
    await sites.refresh();
    return sites;
  }

  /** Reads them anew. */
  async refresh(): Promise<void> {
    const [settings, pages, includesTax] = await Promise.all([
      readVersionedSites(this.#db),
      readPageLinks(this.#db),
      this.#rates.readIncludedTaxes?.(),
    ]);
    this.#settings = new Map(settings.map(({ code, version, value }) => [code, { version, value }]));
    this.#currencies = undefined;
    this.#pages = pages;
    this.#includesTax = includesTax;
    this.#presented = new Map();
  }

  current(code: string): Versioned<Readonly<Site>> | undefined {
    return this.#settings.get(code);
  }

  /** The settings of all sites. */
  all(): readonly Readonly<Site>[] {
    return [...this.#settings.values()].map(({ value }) => value);
  }

  /** Currencies that any site sells in. */
  currencies(): readonly Currency[] {
    this.#currencies ??= [...new Set(this.all().flatMap(({ currencies }) => currencies))];
    return this.#currencies;
  }

  /** A site's settings as the store has them: `sent` with what a read found that was told of its version. */
  complete(
    code: string,
    sent: Versioned<Readonly<Site>> | undefined,
    row: VersionedRow<Readonly<Site>> | undefined,
  ): Readonly<Site> | undefined {
    const found = row && completeRow(row, sent);
    if (found !== undefined && found !== sent) {
      this.#settings.set(code, found);
      this.#currencies = undefined;
      this.#presented = new Map();
    }
    return found?.value;
  }

  /** The answer that was presented with these rates. */
  protected findPresented(key: string, rates: readonly ShippingRateRow[]): Readonly<Site> | undefined {
    const presented = this.#presented.get(key);
    return presented?.rates === rates ? presented.answer : undefined;
  }

  /** The settings as answers carry them, with their text ready to send; undefined when there is no such site. */
  present(code: string, language: Language): Readonly<Site> | undefined {
    const key = `${language} ${code}`;
    const shippingRates = this.#rates.getShippingRates();
    const presented = this.findPresented(key, shippingRates);
    if (presented !== undefined) return presented;
    const host = {
      ...this.#host,
      language,
      shippingRates,
      pages: this.#pages,
      ...(this.#includesTax && { includesTax: this.#includesTax }),
    };
    const answer = presentSites(code, this.all(), host);
    if (answer === undefined) return undefined;
    serialized(answer, Buffer.from(JSON.stringify(answer)));
    this.#presented.set(key, { answer, rates: shippingRates });
    return answer;
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    sites: Sites;
  }
}
