import { chooseOption, decimalText, matchOption, needsShipping } from "@velours/sdk/rules";
import type { Address, Invoice, Language, ShippingOption } from "@velours/sdk/types";
import type { Api } from "../../platform/api/createApi.ts";
import { m } from "../../platform/text/m.ts";
import { textIn } from "../../platform/text/useText.ts";
import { expressValidation, invoiceQuestion, shippingQuestion } from "../checkout/payloads.ts";
import { FailedPayment } from "../checkout/payment/FailedPayment.ts";
import type { PayOutcome } from "../checkout/payment/PayOutcome.ts";
import type {
  AuthorizedPayment,
  ContactProblem,
  WalletHandlers,
  WalletOption,
  WalletUpdate,
} from "../checkout/payment/wallets/DeviceWallet.ts";
import { toAmounts } from "../checkout/payment/wallets/toAmounts.ts";
import { askShop } from "./askShop.ts";
import { CartChangedError } from "./CartChangedError.ts";
import { contactProblems, countryProblem } from "./contactProblems.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";

/** An express order, ready to be sent. */
export interface ExpressOrder {
  email: string;
  billing: Address;
  /** Null for a digital cart. */
  shipping: Address | null;
  rate: ShippingOption | null;
  invoice: Invoice;
  tokenise: () => Promise<string>;
}

interface Ports {
  client: Pick<Api, "validateCart" | "listShippingOptions" | "generateInvoice">;
  language: Language;
  /** Email of the member's account; null for a guest. */
  memberEmail: string | null;
  /** What is shown in the page while the sheet is open. */
  showInvoice: (invoice: Invoice | null) => void;
  /** The problem that the page says too, null for none. */
  showProblem: (problem: ContactProblem | null) => void;
  pay: (order: ExpressOrder) => Promise<PayOutcome>;
}

/**
 * What express checkout answers to a wallet's sheet: prices are the shop's own for the address and the option chosen
 * there. Rejects with CartChangedError when the shop no longer sells it so.
 */
export function createExpress(
  { cart, estimate }: Pick<ExpressPurchase, "cart" | "estimate">,
  { client, language, memberEmail, showInvoice, showProblem, pay }: Ports,
): Omit<WalletHandlers, "cancel" | "fail"> {
  const text = textIn(language);
  const shipped = needsShipping(cart.type);
  let address: Address | null = null;
  let options: readonly ShippingOption[] = [];
  let chosen: ShippingOption | null = null;
  let invoice: Invoice | null = null;
  let latest = 0;

  const toOptions = (): WalletOption[] =>
    [...options]
      .sort((first, second) => Number(second === chosen) - Number(first === chosen))
      .map(({ identifier, label, estimate, amount }) => ({
        identifier,
        label,
        detail: estimate
          ? text(m.delivers_in, { min: estimate.value[0] ?? 0, max: estimate.value[1] ?? 0 })
          : "",
        amount: decimalText(amount),
      }));

  function toUpdate(problem: ContactProblem | null): WalletUpdate {
    showProblem(problem);
    if (problem) showInvoice(null);
    return {
      amounts: toAmounts(text, invoice ?? estimate, invoice === null),
      options: toOptions(),
      problems: problem ? [problem] : [],
    };
  }

  /** Prices what is chosen now. What an older change asked for must not replace it. */
  async function price(turn: number): Promise<void> {
    const question = invoiceQuestion(
      { ...cart, rate: chosen },
      { email: memberEmail, shipping: shipped ? address : null },
    );
    const priced = await askShop(client.generateInvoice({ body: question }));
    if (turn !== latest) return;
    invoice = priced;
    showInvoice(priced);
  }

  async function changeAddress(next: Address): Promise<WalletUpdate> {
    latest += 1;
    const turn = latest;
    address = next;
    const abroad = countryProblem(next, language);
    if (abroad) {
      options = [];
      invoice = null;
      return toUpdate(abroad);
    }
    if (shipped) {
      const question = shippingQuestion(cart, estimate, next, language);
      const found = (await askShop(client.listShippingOptions({ body: question }))).data;
      if (turn !== latest) return toUpdate(null);
      options = found;
      chosen = chooseOption(found, { chosen, express: true }) ?? null;
      if (!chosen) {
        invoice = null;
        return toUpdate({ code: "addressUnserviceable", text: text(m.no_shipping_options) });
      }
    }
    await price(turn);
    return toUpdate(null);
  }

  async function changeOption(identifier: string): Promise<WalletUpdate> {
    latest += 1;
    chosen = options.find((option) => option.identifier === identifier) ?? chosen;
    await price(latest);
    return toUpdate(null);
  }

  async function authorize(payment: AuthorizedPayment): ReturnType<WalletHandlers["pay"]> {
    const problems = contactProblems(payment, { memberEmail, shipped, language });
    if (problems.length > 0) {
      showProblem(problems[0] ?? null);
      return { paid: false, problems };
    }
    const contact = payment.shipping;
    // The sheet may authorise a contact that it never offered for pricing.
    if (!invoice || !isSamePlace(address, contact?.address)) {
      const shown = invoice?.total;
      const update = await changeAddress(contact?.address ?? {});
      if (update.problems.length > 0) return { paid: false, problems: update.problems };
      if (shown !== undefined && shown !== invoice?.total)
        throw new FailedPayment({ kind: "failed", error: { message: text(m.express_total_changed) } });
    }
    if (!invoice) throw new FailedPayment({ kind: "failed", error: null });
    const outcome = await pay({
      email: memberEmail ?? contact?.email ?? "",
      billing: payment.billing,
      shipping: shipped ? (contact?.address ?? null) : null,
      rate: shipped ? (matchOption(options, chosen) ?? null) : null,
      invoice,
      tokenise: payment.tokenise,
    });
    if (outcome.kind === "paid") return { paid: true };
    if (outcome.kind === "changed") throw new CartChangedError(outcome.error);
    throw new FailedPayment(outcome);
  }

  return {
    validate: async () => void (await askShop(client.validateCart({ body: expressValidation(cart) }))),
    changeAddress,
    changeOption,
    pay: authorize,
  };
}

/** Whether prices are the same: what a wallet shows of a Canadian postcode at first is its area. */
function isSamePlace(first: Address | null, second: Address | undefined): boolean {
  const compared = second?.country === "CA" ? 3 : undefined;
  return (
    first?.country === second?.country &&
    first?.state === second?.state &&
    first?.zipcode?.slice(0, compared) === second?.zipcode?.slice(0, compared)
  );
}
