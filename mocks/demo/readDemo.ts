import type { Column } from "../generated/Column.ts";
import { packedDemo } from "../generated/demo.ts";
import { restoreProduct } from "./restoreProduct.ts";
import { unpackColumns } from "./unpackColumns.ts";

const columns = JSON.parse(packedDemo) as Record<string, Column>;

/** A list of the demo shop, by the name of its file in `server/data/demo`. */
export function readDemo<T>(name: string): T[] {
  const column = columns[name];
  if (column === undefined) throw new Error(`The demo shop has no ${name}.`);
  const list = unpackColumns(column) as T[];
  return name === "products"
    ? ((list as Parameters<typeof restoreProduct>[0][]).map(restoreProduct) as T[])
    : list;
}
