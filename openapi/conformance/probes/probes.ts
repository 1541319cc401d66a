import type { OperationName } from "../contract/document.ts";
import { accounts } from "./accounts.ts";
import { browsing } from "./browsing.ts";
import { checkouts } from "./checkout.ts";
import { jobs } from "./jobs.ts";
import { marketing } from "./marketing.ts";
import { merchantGoods } from "./merchantGoods.ts";
import type { Probes } from "./Probe.ts";
import { webhooks } from "./webhooks.ts";

/** Each operation of the contract has its probes: a new one does not compile without. */
export const probes = {
  ...browsing,
  ...accounts,
  ...checkouts,
  ...jobs,
  ...marketing,
  ...merchantGoods,
  ...webhooks,
} satisfies { [Op in OperationName]: Probes<Op> };
