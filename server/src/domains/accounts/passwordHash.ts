import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Semaphore } from "../../platform/store/Semaphore.ts";
import type { PasswordCost } from "./passwordCost.ts";

const derive = promisify(argon2);

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const tagLength = 32;

/** Each hash takes 19 MiB and a core: more at once would only make all of them late. */
const semaphore = new Semaphore(2);

/** Argon2id in PHC form, made off the event loop. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await semaphore.run(() => derive("argon2id", { message: password, nonce, tagLength, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Compares a password with its hash. Without a hash it takes what `cost` takes, and is false. */
export async function checkPassword(
  password: string,
  hash: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? "") ?? [];
  const expected = tag === undefined ? undefined : Buffer.from(tag, "base64");
  const actual = await semaphore.run(() =>
    derive("argon2id", {
      message: password,
      nonce: nonce === undefined ? Buffer.alloc(16) : Buffer.from(nonce, "base64"),
      tagLength: expected?.length ?? tagLength,
      ...(expected === undefined
        ? cost
        : { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }),
    }),
  );
  return expected !== undefined && timingSafeEqual(actual, expected);
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
