import { walletOrder } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { createDeferred } from "../../../../../platform/browser/createDeferred.ts";
import { PaymentCanceledError } from "../../PaymentSource.ts";
import type { PayPal } from "./openPayPal.ts";

interface Options {
  place: HTMLElement;
  funding: "PAYPAL" | "PAYLATER";
  /** False keeps the window shut. */
  mayOpen: () => boolean;
  /** Starts a payment, which asks for the nonce when the cart is still sold as it is. */
  onPress: (approve: (invoice: Invoice) => Promise<string>) => Promise<unknown>;
}

/** PayPal's own button. Its window opens at once, and gets its order when the shop has checked the cart. */
export async function renderPayPalButton({ checkout, sdk }: PayPal, options: Options) {
  let approval = createDeferred<string>();

  function createOrder(): Promise<string> {
    const order = createDeferred<string>();
    approval = createDeferred();
    const { promise } = approval;
    // Without a listener until the order is made.
    promise.catch(() => {});
    const approve = async (invoice: Invoice) => {
      try {
        order.resolve(await checkout.createPayment(walletOrder(invoice)));
      } catch (error) {
        order.reject(error);
        throw error;
      }
      return promise;
    };
    // A payment that ended without asking closes the window.
    void options.onPress(approve).finally(() => order.reject(new PaymentCanceledError()));
    return order.promise;
  }

  const buttons = sdk.Buttons({
    fundingSource: sdk.FUNDING[options.funding],
    onClick: (_event, actions) => (options.mayOpen() ? actions.resolve() : actions.reject()),
    createOrder,
    onApprove: async (approved) => {
      try {
        approval.resolve((await checkout.tokenizePayment(approved)).nonce);
      } catch (error) {
        approval.reject(error);
      }
    },
    onCancel: () => approval.reject(new PaymentCanceledError()),
    onError: (error) => approval.reject(error),
  });
  await buttons.render(options.place);
  return buttons;
}
