import { randomBytes } from "node:crypto";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { createDatabase, isPostgresAvailable } from "../../testing/postgres.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The address of a database whose user may have so many sessions at once. */
async function createRoom(sessions: number): Promise<string> {
  const { url, drop } = await createDatabase();
  const role = `velours_room_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role ${role} login password 'room' connection limit ${sessions}`);
  closing.push(async () => {
    await admin.query(`drop role ${role}`);
    await admin.end();
    await drop();
  });
  const address = new URL(url);
  address.username = role;
  address.password = "room";
  return address.href;
}

function openDatabase(url: string): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: postgresDialect(url).dialect });
  closing.push(() => db.destroy());
  return db;
}

const work = (db: Kysely<Database>) => sql`select pg_sleep(0.01)`.execute(db);

describe.skipIf(!(await isPostgresAvailable()))("PostgreSQL has no room for another session", () => {
  test("all work is done by the sessions that it gave", async () => {
    const db = openDatabase(await createRoom(3));
    const works = await Promise.allSettled(Array.from({ length: 150 }, () => work(db)));
    expect(works.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  test("a process without any session waits until another one leaves it room", async () => {
    const url = await createRoom(1);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    const db = openDatabase(url);
    const waiting = Promise.allSettled(Array.from({ length: 30 }, () => work(db)));
    setTimeout(() => holder.end(), 500);
    expect((await waiting).filter(({ status }) => status === "rejected")).toEqual([]);
  });

  test("it takes more sessions again once there is room", async () => {
    const url = await createRoom(4);
    const holders = Array.from({ length: 3 }, () => new pg.Client({ connectionString: url }));
    for (const holder of holders) await holder.connect();
    const { dialect, sessions } = postgresDialect(url);
    const db = new Kysely<Database>({ dialect });
    closing.push(() => db.destroy());
    const countSessions = async () => {
      await Promise.all(Array.from({ length: 20 }, () => work(db)));
      return sessions().idle;
    };
    expect(await countSessions()).toBe(1);
    for (const holder of holders) await holder.end();
    await expect.poll(countSessions).toBe(4);
  });

  test("the work fails when there is no room for as long as a caller waits", async () => {
    const url = await createRoom(1);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    closing.push(() => holder.end());
    const db = openDatabase(url);
    const start = performance.now();
    await expect(work(db)).rejects.toMatchObject({ code: "53300" });
    expect(performance.now() - start).toBeGreaterThan(4_900);
  });
});
