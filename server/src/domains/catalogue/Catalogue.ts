import { setImmediate as nextTurn } from "node:timers/promises";
import { CatalogueIndex } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import { bumpRevision, isSameRevision, type Revision, readRevision } from "../../platform/store/revision.ts";
import type { Db } from "../../platform/store/schema.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import type { SnapshotFile } from "./snapshot/SnapshotFile.ts";
import { readCollections } from "./store/collections.ts";
import { readChanges } from "./store/readChanges.ts";
import type { TextRecord } from "./store/TextRecord.ts";

type Source = Pick<Store, "db" | "standby">;

interface Options {
  /** Reads what else counts its changes by the revision, before it is raised. */
  onChange?: () => Promise<void>;
  /** Where the products are kept for the next start. */
  snapshot?: SnapshotFile | undefined;
  /** A catalogue that `prepare` began to read before the store was open. */
  prepared?: Promise<Catalogue | undefined> | undefined;
}

/** The catalogue in memory, following the store by its revision; stock and prices are read from the store when money moves. */
export class Catalogue extends CatalogueIndex<TextRecord> {
  #source: Source | undefined;
  #onChange = async () => {};
  #snapshot: SnapshotFile | undefined;
  #revision: Revision = { value: -1, stamp: "" };
  /** Memory equals the store at the revision: no change was committed while it was read. */
  #isExact = false;
  /** The last refresh failed: the store that answers next may be another one. */
  #isLost = false;
  /** Memory was read from a single store from its beginning on. */
  #isOfOneStore = true;
  /** The revision that the snapshot has. */
  #saved: Revision | undefined;
  #saving: Promise<void> | undefined;
  /** Ends the writing of a snapshot, whose revision is no longer what memory has. */
  #aborting = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> | undefined;

  private constructor() {
    super();
  }

  /**
   * Takes the snapshot's products before it is known whether the store has the same, while the store is being opened;
   * undefined when there is no intact snapshot, or one of another revision than is given.
   */
  static async prepare(snapshot: SnapshotFile, wanted?: Revision): Promise<Catalogue | undefined> {
    const content = await snapshot.read(wanted);
    if (content === undefined) return undefined;
    const catalogue = new Catalogue();
    try {
      for (const records of content.parts) {
        catalogue.takeKept(records);
        await nextTurn();
      }
      catalogue.restore(content.dump);
      for (const words of content.words) {
        catalogue.restoreWords(words);
        await nextTurn();
      }
    } catch {
      await snapshot.discard();
      return undefined;
    }
    catalogue.#revision = content.revision;
    catalogue.#isExact = true;
    if (catalogue.hasWords) catalogue.#saved = content.revision;
    return catalogue;
  }

  /** Reads the whole catalogue: from the snapshot when it has exactly what the store has, or else from the store. */
  static async load(source: Source, options: Options = {}): Promise<Catalogue> {
    const { onChange = async () => {}, snapshot, prepared } = options;
    const revision = await readRevision(source.db);
    const opened = await (prepared ?? (snapshot && Catalogue.prepare(snapshot, revision)));
    const isCurrent = opened !== undefined && isSameRevision(opened.#revision, revision);
    const catalogue = isCurrent ? opened : new Catalogue();
    catalogue.#source = source;
    catalogue.#onChange = onChange;
    catalogue.#snapshot = snapshot;
    if (isCurrent) {
      await onChange();
      catalogue.take([], await readCollections(source.db));
    }
    await catalogue.refresh();
    return catalogue;
  }

  /** The newest change it knows. */
  get revision(): number {
    return this.#revision.value;
  }

  /** Names the newest change it knows, also among several stores. */
  get stamp(): string {
    return this.#revision.stamp;
  }

  /** Looks for changes every `milliseconds`; `onError` hears when the store does not answer. */
  follow(milliseconds: number, onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#refreshing ??= this.refresh()
        .then(() => {
          if (this.#saved === undefined && this.hasWords) this.save();
        }, onError)
        .finally(() => {
          this.#refreshing = undefined;
        });
    }, milliseconds);
    this.#timer.unref();
  }

  /** Resolves once nothing is read any more, so that the store can be closed, and the snapshot has what is in memory. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#refreshing;
    await this.#saving;
    if (this.#timer === undefined || this.#isLost) return;
    await this.refresh().catch(() => {});
    await this.save();
  }

  /** Takes in what changed since; nothing but one small query when nothing did. */
  async refresh(): Promise<void> {
    const wasLost = this.#isLost;
    this.#isLost = true;
    // Products leave and enter collections at midnight: for every process and cache that is a change like others.
    if (this.isOfAnotherDay) await inTransaction(this.#db, bumpRevision);
    const revision = await readRevision(this.#db);
    if (!isSameRevision(revision, this.#revision)) {
      const isNewer = revision.value > this.#revision.value;
      if (wasLost || !isNewer) this.#isOfOneStore = false;
      await this.#onChange();
      // A store that was restored counts again from an older number: what it has may differ in any product.
      const after = isNewer ? this.#revision.value : -1;
      this.#isExact = false;
      this.#aborting.abort();
      if (!(await this.#takeFromStandby(revision, after))) await this.#takeChanged(this.#db, after);
      this.#isExact = isSameRevision(await readRevision(this.#db), revision);
      this.#revision = revision;
    }
    this.#isLost = false;
  }

  /** Writes the snapshot unless it has what is in memory, or memory is not what the store had at one revision. */
  save(): Promise<void> | undefined {
    const revision = this.#revision;
    if (!this.#isExact || !this.#isOfOneStore) return undefined;
    if (this.#saved !== undefined && isSameRevision(this.#saved, revision)) return undefined;
    this.#saved = revision;
    this.#aborting = new AbortController();
    this.#saving = this.#snapshot?.write(revision, this, this.#aborting.signal);
    return this.#saving;
  }

  // Kept among the recent ones, each document would grow old before it is thrown away: 1.4 times the heap.
  protected override readOnce(record: TextRecord): Product {
    return record.parse()[5];
  }

  /**
   * True when a standby had everything up to a revision. It speaks for a single server: of several
   * standbys another may be behind.
   */
  async #takeFromStandby({ value }: Revision, after: number): Promise<boolean> {
    const transaction = this.#source?.standby
      ?.transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only");
    const taken = transaction?.execute(async (trx) => {
      if ((await readRevision(trx)).value < value) return false;
      await this.#takeChanged(trx, after);
      return true;
    });
    // The primary has the catalogue too; what was taken in before the standby failed is taken in again.
    return (await taken?.catch(() => false)) ?? false;
  }

  get #db(): Db {
    if (this.#source === undefined) throw new Error("the catalogue was not loaded");
    return this.#source.db;
  }

  async #takeChanged(db: Db, after: number): Promise<void> {
    const collections = await readCollections(db);
    for await (const { records, indexed } of readChanges(db, after)) this.take(records, collections, indexed);
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    catalogue: Catalogue;
  }
}
