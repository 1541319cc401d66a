import { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { EmbeddedStatements } from "./EmbeddedStatements.ts";

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec("create table units (id bigint primary key, name text, facts jsonb)");
});
afterEach(async () => void (await database.exec("deallocate all")));
afterAll(() => database.close());

const insert = "insert into units values ($1, $2, $3) returning id, facts";

test("a statement that comes again is prepared once, and answers the same", async () => {
  const statements = new EmbeddedStatements(database);
  const parses = vi.spyOn(database, "query");
  for (const id of [1, 2, 3, 4])
    expect(await statements.run(insert, [id, "Nova", { id }])).toEqual({
      rows: [{ id, facts: { id } }],
      affected: 1,
    });
  expect(parses).toHaveBeenCalledTimes(1);
  const { rows } = await database.query("select name from pg_prepared_statements where statement = $1", [
    insert,
  ]);
  expect(rows).toHaveLength(1);
  const read = "select name from units where id = $1";
  for (const id of [1, 2, 3]) expect((await statements.run(read, [id])).rows).toEqual([{ name: "Nova" }]);
  expect((await statements.run(read, [9])).rows).toEqual([]);
});

test("an error has its code, and the statement works after it", async () => {
  const statements = new EmbeddedStatements(database);
  for (const id of [11, 12]) await statements.run(insert, [id, null, null]);
  await expect(statements.run(insert, [11, null, null])).rejects.toMatchObject({ code: "23505" });
  expect((await statements.run(insert, [13, null, null])).rows).toEqual([{ id: 13, facts: null }]);
});

test("an error in a transaction ends the transaction alone", async () => {
  const statements = new EmbeddedStatements(database);
  const rename = "update units set name = $1 where id = $2";
  for (const id of [1, 2]) await statements.run(rename, ["Halo", id]);
  await statements.run("begin", []);
  await statements.run(rename, ["Lost", 1]);
  await expect(statements.run("select 1 / $1::integer", [0])).rejects.toMatchObject({ code: "22012" });
  await expect(statements.run(rename, ["Lost", 2])).rejects.toMatchObject({ code: "25P02" });
  await statements.run("rollback", []);
  expect((await statements.run("select name from units where id < 3 order by id", [])).rows).toEqual([
    { name: "Halo" },
    { name: "Halo" },
  ]);
});

test.each(["alone", "in a transaction"])("a changed table is read anew, %s", async (place) => {
  const statements = new EmbeddedStatements(database);
  const read = "select * from units where id = $1";
  for (let count = 0; count < 3; count++) await statements.run(read, [1]);
  await database.exec(`alter table units add column ${place === "alone" ? "one" : "two"} text`);
  if (place !== "alone") {
    await statements.run("begin", []);
    await expect(statements.run(read, [1])).rejects.toMatchObject({ code: "40001" });
    await statements.run("rollback", []);
  }
  expect((await statements.run(read, [1])).rows).toHaveLength(1);
});
