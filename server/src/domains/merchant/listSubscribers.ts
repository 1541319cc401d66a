import type { Handler } from "../../platform/contract.ts";
import { listSubscriberRows } from "../campaigns/store.ts";
import { marketingPage } from "./marketingPage.ts";

/** Addresses on the newsletters of the sites that the caller works for, the newest first. */
export const listSubscribers: Handler<"listSubscribers"> = ({ query }, context) =>
  marketingPage(context, { operation: "listSubscribers", list: "subscribers", ...query }, (page) =>
    listSubscriberRows(context.store.db, page),
  );
