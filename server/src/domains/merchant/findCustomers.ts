import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { listCustomers } from "../privacy/store/listCustomers.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { presentCustomerRow } from "./presentCustomerRow.ts";

const list = "customers";

/** Members and guests of the sites that the caller works for, by their address or name. */
export const findCustomers: Handler<"findCustomers"> = async ({ query }, context) => {
  const { q, cursor, limit = 24 } = query;
  const [member, order] = cursor === undefined ? [] : (decodeCursor(cursor, list, 2) ?? [""]);
  if (typeof member === "string" || typeof order === "string") return refuseCursor();
  const { db } = context.store;
  const found =
    q.trim().length < 2
      ? []
      : await listCustomers(db, {
          text: q,
          sites: context.merchant?.sites ?? null,
          before: member === undefined || order === undefined ? undefined : { member, order },
          limit: limit + 1,
        });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.member, last.order]);
  await appendKeyEntry(db, context, `findCustomers ${page.length} found`);
  return { status: 200, body: page.map(presentCustomerRow), headers };
};
