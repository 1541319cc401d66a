import { setImmediate as nextTurn } from "node:timers/promises";
import { CatalogueIndex } from "@velours/sdk/shop";
import { isSameRevision, type Revision, readRevision } from "../../platform/store/revision.ts";
import type { Db } from "../../platform/store/schema.ts";
import type { Store } from "../../platform/store/store.ts";
import { readCollections } from "./store/collections.ts";
import { packProducts } from "./store/packProducts.ts";
import { getId, readChanged } from "./store/records.ts";
import type { TextRecord } from "./store/TextRecord.ts";

/** Products read at once: rows of larger parts outlive V8's young generation, and the heap grows by them. */
const batchSize = 500;

type Source = Pick<Store, "db" | "standby">;

/** The catalogue in memory, following the store by its revision; stock and prices are read from the store when money moves. */
export class Catalogue extends CatalogueIndex<TextRecord> {
  readonly #db: Db;
  readonly #standby: Db | undefined;
  readonly #onChange: () => Promise<void>;
  #revision: Revision = { value: -1, stamp: "" };
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> | undefined;

  private constructor({ db, standby }: Source, onChange: () => Promise<void>) {
    super();
    this.#db = db;
    this.#standby = standby;
    this.#onChange = onChange;
  }

  /** Reads the whole catalogue. `onChange` reads what else counts its changes by the revision, before it is raised. */
  static async load(source: Source, onChange = async () => {}): Promise<Catalogue> {
    const catalogue = new Catalogue(source, onChange);
    await catalogue.refresh();
    return catalogue;
  }

  /** The newest change it knows. */
  get revision(): number {
    return this.#revision.value;
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
    if (isSameRevision(revision, this.#revision)) return;
    await this.#onChange();
    // A store that was restored counts again from an older number: what it has may differ in any product.
    const after = revision.value > this.#revision.value ? this.#revision.value : -1;
    if (!(await this.#takeFromStandby(revision, after))) await this.#takeChanged(this.#db, after);
    this.#revision = revision;
  }

  /**
   * Whether a standby had everything up to `revision`. One snapshot of one server: of several standbys another may be
   * behind.
   */
  async #takeFromStandby({ value }: Revision, after: number): Promise<boolean> {
    const snapshot = this.#standby
      ?.transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only");
    const taken = snapshot?.execute(async (trx) => {
      if ((await readRevision(trx)).value < value) return false;
      await this.#takeChanged(trx, after);
      return true;
    });
    // The primary has the catalogue too; what was taken in before the standby failed is taken in again.
    return (await taken?.catch(() => false)) ?? false;
  }

  /**
   * In parts: a large catalogue at once takes longer than one statement may, and more memory than the embedded store
   * has. The store reads the next part while this one is taken in.
   */
  async #takeChanged(db: Db, after: number): Promise<void> {
    const collections = await readCollections(db);
    const read = (beyond: number) => readChanged(db, { after, beyond, limit: batchSize });
    let next: Promise<string[]> | undefined = read(0);
    while (next !== undefined) {
      const texts: string[] = await next;
      next = texts.length < batchSize ? undefined : read(getId(texts.at(-1) ?? ""));
      // When taking in this part throws, nobody waits for the next.
      next?.catch(() => {});
      // A statement is sent at the end of the turn: without this the store would wait until this part is parsed.
      await nextTurn();
      const { records, indexed } = packProducts(texts);
      this.take(records, collections, indexed);
    }
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    catalogue: Catalogue;
  }
}
