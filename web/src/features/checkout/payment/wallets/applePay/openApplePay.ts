import { DEVICE_WALLET } from "@velours/sdk/rules";
import type { AddressField } from "../../../address/AddressForm.ts";
import type { Unpaid } from "../../PayOutcome.ts";
import type {
  ContactProblem,
  DeviceWallet,
  WalletAmounts,
  WalletHandlers,
  WalletRequest,
  WalletUpdate,
} from "../DeviceWallet.ts";
import { toWalletContact } from "../toWalletContact.ts";
import type { ApplePayAmount, ApplePayBrowser, ApplePayComponent, ApplePayUpdate } from "./ApplePayKit.ts";

const CONTACT_FIELDS: Readonly<Record<AddressField | "email", string>> = {
  country: "country",
  firstname: "name",
  lastname: "name",
  address1: "addressLines",
  address2: "addressLines",
  city: "locality",
  state: "administrativeArea",
  zipcode: "postalCode",
  phone: "phoneNumber",
  email: "emailAddress",
};

/** The browser's session with the gateway's component, as the one sheet the shop knows. */
export function openApplePay(
  { Session, ContactError }: ApplePayBrowser,
  component: ApplePayComponent,
): DeviceWallet["open"] {
  const toErrors = (problems: readonly ContactProblem[]) =>
    problems.map(({ code, field, text }) => new ContactError(code, field && CONTACT_FIELDS[field], text));

  return (request, handlers) => {
    const { shop } = request;
    const session = new Session(DEVICE_WALLET.version, toPaymentRequest(request));
    let isOpen = true;
    let latest = 0;

    /** Passes the answer on while the sheet is open and nothing was changed since. */
    function answer(work: Promise<WalletUpdate | Unpaid>, complete: (update: ApplePayUpdate) => void): void {
      latest += 1;
      const current = latest;
      const isAwaited = () => isOpen && current === latest;
      work
        .then((update) => {
          if (!isAwaited()) return;
          if ("kind" in update) handlers.fail(update);
          else complete(toUpdate(update));
        })
        .catch((error: unknown) => isAwaited() && handlers.fail({ kind: "failed", error }));
    }

    const toUpdate = ({ amounts, options, problems }: WalletUpdate): ApplePayUpdate => ({
      ...newAmounts(amounts, shop),
      newShippingMethods: [...options],
      ...(problems.length > 0 && { errors: toErrors(problems) }),
    });

    session.onvalidatemerchant = ({ validationURL }) => {
      const validate = async () => {
        const refused = await handlers.validate();
        if (refused) return isOpen && handlers.fail(refused);
        const merchant = await component.performValidation({ validationURL, displayName: shop });
        return isOpen && session.completeMerchantValidation(merchant);
      };
      validate().catch((error: unknown) => isOpen && handlers.fail({ kind: "failed", error }));
    };
    session.onshippingcontactselected = ({ shippingContact }) =>
      answer(handlers.changeAddress(toWalletContact(shippingContact).address), (update) =>
        session.completeShippingContactSelection(update),
      );
    session.onshippingmethodselected = ({ shippingMethod }) =>
      answer(handlers.changeOption(shippingMethod.identifier), ({ newShippingMethods: _, ...update }) =>
        // The sheet keeps its list: a new one would be in another order.
        session.completeShippingMethodSelection(update),
      );
    session.onpaymentauthorized = ({ payment }) => {
      latest += 1;
      handlers
        .pay(toAuthorizedPayment(payment, component))
        .then((result) => {
          if (!isOpen) return;
          isOpen = !result.paid;
          session.completePayment(
            result.paid
              ? { status: Session.STATUS_SUCCESS }
              : { status: Session.STATUS_FAILURE, errors: toErrors(result.problems) },
          );
        })
        // Also after the sheet is gone: the shopper has authorised it, and must know what came of it.
        .catch((error: unknown) => handlers.fail({ kind: "failed", error }));
    };
    session.oncancel = () => {
      if (!isOpen) return;
      isOpen = false;
      handlers.cancel();
    };
    session.begin();
    return {
      abort() {
        if (!isOpen) return;
        isOpen = false;
        session.abort();
      },
    };
  };
}

const toAuthorizedPayment = (
  payment: { token: unknown; shippingContact?: object; billingContact?: object },
  component: ApplePayComponent,
): Parameters<WalletHandlers["pay"]>[0] => ({
  shipping: payment.shippingContact ? toWalletContact(payment.shippingContact) : null,
  billing: toWalletContact(payment.billingContact ?? {}).address,
  tokenise: async () => (await component.tokenize({ token: payment.token })).nonce,
});

function toPaymentRequest({ shop, country, currency, amounts, express }: WalletRequest): object {
  const { version: _, requiredShippingContactFields, ...request } = DEVICE_WALLET;
  const { newTotal, newLineItems } = newAmounts(amounts, shop);
  return {
    ...request,
    countryCode: country,
    currencyCode: currency,
    total: newTotal,
    lineItems: newLineItems,
    ...(express && { requiredShippingContactFields, shippingType: "shipping" }),
  };
}

function newAmounts(
  { lines, total, pending }: WalletAmounts,
  shop: string,
): Pick<ApplePayUpdate, "newTotal" | "newLineItems"> {
  const type: ApplePayAmount["type"] = pending ? "pending" : "final";
  return {
    newTotal: { label: shop, amount: total, type },
    newLineItems: lines.map((line) => ({ ...line, type })),
  };
}
