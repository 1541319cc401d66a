import type { OperationName } from "../contract/document.ts";
import type { Asked, Asker, Probes } from "./Probe.ts";

const withKey =
  (call: NonNullable<Asked>) =>
  ({ fixture: { merchantKey } }: Asker): Asked =>
    merchantKey === null
      ? undefined
      : { ...call, headers: { ...call.headers, "x-merchant-key": merchantKey } };

const report = { params: { name: "sales" }, query: "from=2026-01-01&until=2026-12-31" };

/** Prices, promotions, reports and imports of a merchant's program. */
export const merchantGoods = {
  readReport: { success: withKey(report), merchantKeyInvalid: () => report },
  exportReport: { success: withKey(report), merchantKeyInvalid: () => report },
} satisfies { [Op in OperationName]?: Probes<Op> };
