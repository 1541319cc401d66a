import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../../testing/createShopContext.tsx";
import { PaymentContext, type PaymentModel } from "../PaymentContext.ts";
import { ApprovalNotice } from "./ApprovalNotice.tsx";
import type { ApprovalState } from "./useApproval.ts";

const inShop = await createShopContext();

const render = (provider: string, isSettled: boolean, valid = true) => {
  const model = { invoice: { total: 43.81, currency: "USD" }, busy: false, isSettled } as PaymentModel;
  const state = { approval: { token: "t", total: 43.81, currency: "USD" }, valid } as ApprovalState;
  return renderToStaticMarkup(
    inShop(
      <PaymentContext value={model}>
        <ApprovalNotice provider={provider} state={state} />
      </PaymentContext>,
    ),
  );
};

it.each(["PayPal", "Klarna", "Venmo"])(
  "%s: nothing is said of an approval while it may have been charged",
  (provider) => {
    expect(render(provider, true)).toContain(`${provider} approved $43.81, and nothing was charged yet.`);
    expect(render(provider, true, false)).toContain("Nothing was charged");
    expect(render(provider, false)).toBe("");
    expect(render(provider, false, false)).toBe("");
  },
);
