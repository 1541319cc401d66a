import { expect, test } from "vitest";
import { readDatabaseServers } from "./databaseServers.ts";

test.each([
  ["postgres://host/shop", ["postgres://host/shop"]],
  [
    "postgresql://user:p%40ss@host:5433/shop?sslmode=require",
    ["postgresql://user:p%40ss@host:5433/shop?sslmode=require"],
  ],
  ["postgres://user:100%@host/shop", ["postgres://user:100%@host/shop"]],
  ["postgres:///shop?host=/var/run/postgresql", ["postgres:///shop?host=/var/run/postgresql"]],
  [
    "postgres://user@one:5432,two:5433/shop?x=1",
    ["postgres://user@one:5432/shop?x=1", "postgres://user@two:5433/shop?x=1"],
  ],
  [
    "postgres://one,two,[::1]:5432/shop",
    ["postgres://one/shop", "postgres://two/shop", "postgres://[::1]:5432/shop"],
  ],
])("%s names %j", (address, servers) => {
  expect(readDatabaseServers(address)).toEqual(servers);
});

test.each([
  "",
  "host/shop",
  "mysql://host/shop",
  "postgres://one,/shop",
  "postgres://one:5432,two:port/shop",
  "postgres://user:%e9@host/shop",
])("%j names no server", (address) => {
  expect(readDatabaseServers(address)).toEqual([]);
});
