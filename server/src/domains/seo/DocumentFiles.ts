import { createHash } from "node:crypto";
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";

/** Text of a document, piece by piece, so that nobody waits for the whole of it. */
type Write = () => Promise<Iterable<string>>;

interface Options {
  /** Where the files are, shared by the processes of a machine; a temporary folder when it cannot be written. */
  folder: string;
  /** Names what documents are made of; each change has another name. */
  version(): string;
  onError(error: Error): void;
}

const longestWait = 1_000;
/** Linux gives files the time of its last tick, of which there are at least 100 a second. */
const fileClockMilliseconds = 10;
/** Milliseconds that a step may hold the process; a piece more can come on top. */
const stepMilliseconds = 5;
/** A document that was made so lately is not made anew by itself: every sale of a last unit is another version. */
const quietMilliseconds = 15 * 60_000;
const lookMilliseconds = 60_000;
/** Crawlers come daily: what nobody asked for in this time is made no more, and its file is removed. */
const forgottenAfter = 3 * 24 * 3_600_000;
/** An older version than this is not served. */
const oldestMilliseconds = 24 * 3_600_000;
/** A draft that is not written to any more belongs to a process that was killed. */
const abandonedAfter = 2 * 60_000;

/**
 * Documents too long to be made while somebody waits: each is made in the background, in small steps between requests,
 * and stays in a compressed file until the next version.
 */
export class DocumentFiles {
  readonly #options: Options;
  readonly #started = Date.now() - fileClockMilliseconds;
  readonly #requested = new Map<string, { write: Write; at: number }>();
  readonly #making = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #queue: Promise<void> = Promise.resolve();
  #folder: Promise<string> | undefined;
  #temporary: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Opens the gzip file of a document: the newest version, or the one before while the newest is made. Undefined when
   * there is none and the first takes longer than a second.
   */
  async open(key: string, write: Write): Promise<FileHandle | undefined> {
    const name = createHash("sha256").update(key).digest("hex").slice(0, 32);
    this.#requested.set(name, { write, at: Date.now() });
    const found = await this.#find(name);
    if (found?.isCurrent) return found.file;
    const made = this.#make(name);
    if (found !== undefined) return found.file;
    await Promise.race([made, sleep(longestWait, undefined, { ref: false })]);
    return (await this.#find(name))?.file;
  }

  /** Makes documents anew that are requested and have changed; call `stop` before the store closes. */
  follow(): void {
    this.#timer = setInterval(() => this.#renew().catch(this.#options.onError), lookMilliseconds);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#queue;
    if (this.#temporary !== undefined) await rm(this.#temporary, { recursive: true, force: true });
  }

  async #renew(): Promise<void> {
    for (const [name, { at }] of this.#requested) {
      if (at < Date.now() - forgottenAfter) {
        this.#requested.delete(name);
        continue;
      }
      const found = await this.#find(name);
      await found?.file.close();
      if (!found?.isCurrent && (found?.at ?? 0) < Date.now() - quietMilliseconds) this.#make(name);
    }
  }

  /** The file of the newest version of a document. A file older than this process can be of an older program. */
  async #find(name: string): Promise<{ file: FileHandle; at: number; isCurrent: boolean } | undefined> {
    const folder = await this.#openFolder();
    const current = `${name}.${this.#options.version()}.gz`;
    const versions = (await readdir(folder)).filter(
      (file) => file.startsWith(`${name}.`) && file.endsWith(".gz"),
    );
    for (const version of [current, ...versions]) {
      const file = await open(join(folder, version)).catch(() => undefined);
      if (file === undefined) continue;
      const { mtime } = await file.stat();
      const at = mtime.getTime();
      if (version === current || at > Date.now() - oldestMilliseconds) {
        await file.utimes(new Date(), mtime);
        return { file, at, isCurrent: version === current && at >= this.#started };
      }
      await file.close();
    }
    return undefined;
  }

  /** Makes a document once, after those that were asked for before. */
  #make(name: string): Promise<void> {
    const making = this.#making.get(name);
    if (making !== undefined) return making;
    const made = this.#queue
      .then(() => this.#write(name))
      .catch((error) => {
        if (!this.#stopping.signal.aborted) this.#options.onError(error);
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    this.#queue = made;
    return made;
  }

  async #write(name: string): Promise<void> {
    const requested = this.#requested.get(name);
    const version = this.#options.version();
    const folder = await this.#openFolder();
    const draft = join(folder, `${name}.draft`);
    if (requested === undefined || this.#stopping.signal.aborted) return;
    const file = await openDraft(draft);
    // Another process makes it.
    if (file === undefined) return;
    try {
      const pieces = inSteps(await requested.write(), this.#stopping.signal);
      await pipeline(pieces, createGzip(), file.createWriteStream());
      await rename(draft, join(folder, `${name}.${version}.gz`));
    } catch (error) {
      await file.close().catch(() => {});
      await rm(draft, { force: true });
      throw error;
    }
    await removeOld(folder, name, version);
  }

  #openFolder(): Promise<string> {
    this.#folder ??= prepareFolder(this.#options.folder).catch(async (error: Error) => {
      this.#options.onError(error);
      this.#temporary = await mkdtemp(join(tmpdir(), "velours-documents-"));
      return this.#temporary;
    });
    return this.#folder;
  }
}

async function prepareFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  return folder;
}

/** Opens a draft for one process alone; undefined when another one is at it. */
async function openDraft(path: string): Promise<FileHandle | undefined> {
  const create = () =>
    open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return undefined;
      throw error;
    });
  const file = await create();
  if (file !== undefined) return file;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  if (mtimeMs > Date.now() - abandonedAfter) return undefined;
  await rm(path, { force: true });
  return create();
}

/** Removes the versions before, and the files of documents that nobody asks for. */
async function removeOld(folder: string, name: string, version: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const isBefore = file.startsWith(`${name}.`) && file !== `${name}.${version}.gz`;
    const { atimeMs } = await stat(path).catch(() => ({ atimeMs: Date.now() }));
    if (isBefore || atimeMs < Date.now() - forgottenAfter) await rm(path, { force: true });
  }
}

/** The pieces in steps, with as long a pause after each as it took: requests run between them. */
async function* inSteps(pieces: Iterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  let began = performance.now();
  let text = "";
  for (const piece of pieces) {
    text += piece;
    const took = performance.now() - began;
    if (took < stepMilliseconds) continue;
    yield text;
    text = "";
    await sleep(took, undefined, { signal });
    began = performance.now();
  }
  yield text;
}
