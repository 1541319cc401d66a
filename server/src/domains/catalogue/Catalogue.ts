import { CatalogueIndex, type ProductRecord } from "@velours/sdk/shop";
import type { Db } from "../../platform/store/schema.ts";
import { readCollections } from "./store/collections.ts";
import { readRecords } from "./store/records.ts";
import { readRevision } from "./store/revision.ts";

/** Products read at once. */
const batchSize = 2_000;

/** The catalogue in memory, following the store by its revision; stock and prices are read from the store when money moves. */
export class Catalogue extends CatalogueIndex {
  readonly #db: Db;
  #revision = -1;
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> | undefined;

  private constructor(db: Db) {
    super();
    this.#db = db;
  }

  /** Reads the whole catalogue. */
  static async load(db: Db): Promise<Catalogue> {
    const catalogue = new Catalogue(db);
    await catalogue.refresh();
    return catalogue;
  }

  /** The newest change it knows. */
  get revision(): number {
    return this.#revision;
  }

  /** Looks for changes every `milliseconds`; `onError` hears when the store does not answer. */
  follow(milliseconds: number, onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#refreshing ??= this.refresh()
        .catch(onError)
        .finally(() => {
          this.#refreshing = undefined;
        });
    }, milliseconds);
    this.#timer.unref();
  }

  /** Resolves once nothing is read any more, so that the store can be closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#refreshing;
  }

  /** Takes in what changed since; nothing but one small query when nothing did. */
  async refresh(): Promise<void> {
    const revision = await readRevision(this.#db);
    if (revision === this.#revision) return;
    const records = await this.#readChanged();
    this.take(records, await readCollections(this.#db));
    this.#revision = revision;
  }

  /** In parts: a large catalogue at once takes longer than one statement may, and more memory than the embedded store has. */
  async #readChanged(): Promise<ProductRecord[]> {
    const records: ProductRecord[] = [];
    for (;;) {
      const beyond = records.at(-1)?.id ?? 0;
      const batch = await readRecords(this.#db, { after: this.#revision, beyond, limit: batchSize });
      for (const record of batch) records.push(record);
      if (batch.length < batchSize) return records;
    }
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    catalogue: Catalogue;
  }
}
