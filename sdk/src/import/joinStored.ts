import type { Site } from "../types.ts";
import * as kinds from "./kinds.ts";
import type { Row } from "./Row.ts";

/** Rows of sites, each with the shop's as far as that keeps the contract. */
export const joinStored = (rows: readonly Row<Site>[], sites: ReadonlyMap<string, Site>): Row<Site>[] =>
  rows.map((row) => {
    // Nothing is checked yet: a file may have anything here.
    const stored = sites.get((row.value as Partial<Site> | null)?.code ?? "");
    return stored !== undefined && kinds.sites.check(stored) ? { ...row, stored } : row;
  });
