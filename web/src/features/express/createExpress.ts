import type { Client } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import { chooseOption, decimalText, matchOption, needsShipping } from "@velours/sdk/rules";
import type { Address, Invoice, Language, ShippingOption } from "@velours/sdk/types";
import { isOffline } from "../../platform/browser/isOffline.ts";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";
import { expressValidation, invoiceQuestion, shippingQuestion } from "../checkout/payloads.ts";
import { hasOtherPrices } from "../checkout/payment/hasOtherPrices.ts";
import { sheetText } from "../checkout/payment/outcomeText.ts";
import type { PayOutcome, Unpaid } from "../checkout/payment/PayOutcome.ts";
import type {
  AuthorizedPayment,
  ContactProblem,
  WalletHandlers,
  WalletOption,
  WalletResult,
  WalletUpdate,
} from "../checkout/payment/wallets/DeviceWallet.ts";
import { toAmounts } from "../checkout/payment/wallets/toAmounts.ts";
import { contactProblems, countryProblem } from "./contactProblems.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";

/** The data of an answer, before anything is sent that buys; or how the payment ends without it. */
async function askShop<Data>(
  call: Promise<{ data?: Data | undefined; error?: unknown; response: Response }>,
): Promise<{ data: Data } | Unpaid> {
  const answer = await call.catch(() => null);
  if (!answer) return { kind: "notSent", offline: isOffline() };
  const { data, error, response } = answer;
  if (data !== undefined) return { data };
  if (isReference(error, "cartValidationErrors")) return { kind: "changed", error: error.value };
  return { kind: "failed", error, status: response.status };
}

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
  client: Pick<Client, "validateCart" | "listShippingOptions" | "generateInvoice">;
  language: Language;
  text: Text;
  /** Email of the member's account; null for a guest. */
  memberEmail: string | null;
  /** Shows the invoice in the page while the sheet is open. */
  showInvoice: (invoice: Invoice | null) => void;
  /** The problem that the page says too, null for none. */
  showProblem: (problem: ContactProblem | null) => void;
  /** Sends the order; one that is not placed is shown when this resolves. */
  pay: (order: ExpressOrder) => Promise<PayOutcome>;
  /** Shows how it ended before an order was sent. */
  fail: (outcome: Unpaid) => void;
}

/**
 * Express checkout's answers to a wallet's sheet: prices are the shop's own for the address and the option
 * chosen there.
 */
export function createExpress(
  purchase: Pick<ExpressPurchase, "cart" | "estimate">,
  ports: Ports,
): Omit<WalletHandlers, "cancel" | "fail"> {
  const { client, language, text, memberEmail, showProblem, pay, fail } = ports;
  const { cart } = purchase;
  const shipped = needsShipping(cart.type);
  const { changeAddress, changeOption, current } = createQuote(purchase, ports);

  const over = (outcome: Unpaid): WalletResult => ({
    paid: false,
    problems: [],
    text: sheetText(text, outcome),
  });

  function refuse(outcome: Unpaid): WalletResult {
    fail(outcome);
    return over(outcome);
  }

  async function authorize(payment: AuthorizedPayment): Promise<WalletResult> {
    const problems = contactProblems(payment, { memberEmail, shipped, language });
    if (problems.length > 0) {
      showProblem(problems[0] ?? null);
      return { paid: false, problems };
    }
    const contact = payment.shipping;
    // The sheet may authorise a contact that it never offered for pricing.
    if (!current().invoice || !isSamePlace(current().address, contact?.address)) {
      const shown = current().invoice?.total;
      const update = await changeAddress(contact?.address ?? {});
      if ("kind" in update) return refuse(update);
      if (update.problems.length > 0) return { paid: false, problems: update.problems };
      if (shown !== undefined && shown !== current().invoice?.total)
        return refuse({ kind: "failed", error: { message: text(m.express_total_changed) } });
    }
    const { invoice, options, chosen } = current();
    if (!invoice) return refuse({ kind: "failed", error: null });
    const outcome = await pay({
      email: memberEmail ?? contact?.email ?? "",
      billing: payment.billing,
      shipping: shipped ? (contact?.address ?? null) : null,
      rate: shipped ? (matchOption(options, chosen) ?? null) : null,
      invoice,
      tokenise: payment.tokenise,
    });
    return outcome.kind === "paid" ? { paid: true } : over(outcome);
  }

  return {
    async validate() {
      const answer = await askShop(client.validateCart({ body: expressValidation(cart) }));
      return "kind" in answer ? answer : null;
    },
    changeAddress,
    changeOption,
    pay: authorize,
  };
}

/** The choices in the sheet, and the shop's invoice for them. */
interface Quote {
  address: Address | null;
  options: readonly ShippingOption[];
  chosen: ShippingOption | null;
  invoice: Invoice | null;
}

function createQuote(
  { cart, estimate }: Pick<ExpressPurchase, "cart" | "estimate">,
  { client, language, text, memberEmail, showInvoice, showProblem }: Ports,
) {
  const shipped = needsShipping(cart.type);
  const quote: Quote = { address: null, options: [], chosen: null, invoice: null };
  let latest = 0;

  function toUpdate(problem: ContactProblem | null): WalletUpdate {
    const { invoice } = quote;
    showProblem(problem);
    if (problem) showInvoice(null);
    return {
      amounts: toAmounts(text, invoice ?? estimate, invoice === null),
      options: toOptions(text, quote),
      problems: problem ? [problem] : [],
    };
  }

  /** Prices what is chosen now. The answer to an older change neither replaces it nor ends the sheet. */
  async function price(turn: number): Promise<WalletUpdate | Unpaid> {
    const question = invoiceQuestion(
      { ...cart, rate: quote.chosen },
      { email: memberEmail ?? undefined, shipping: shipped ? quote.address : null },
    );
    const priced = await askShop(client.generateInvoice({ body: question }));
    if (turn !== latest) return toUpdate(null);
    if ("kind" in priced) return priced;
    // A promotion that does not hold in this country: the sheet would ask for more than the bag has shown.
    if (hasOtherPrices(priced.data, estimate)) {
      const country = shipped ? quote.address?.country : null;
      const user = {
        ...(memberEmail && { email: memberEmail }),
        address: { shipping: country ? { country } : null },
      };
      const checked = await askShop(client.validateCart({ body: { ...expressValidation(cart), user } }));
      if (turn !== latest) return toUpdate(null);
      if ("kind" in checked) return checked;
    }
    quote.invoice = priced.data;
    showInvoice(priced.data);
    return toUpdate(null);
  }

  async function changeAddress(next: Address): Promise<WalletUpdate | Unpaid> {
    latest += 1;
    const turn = latest;
    quote.address = next;
    const abroad = countryProblem(next, language);
    if (abroad) {
      quote.options = [];
      quote.invoice = null;
      return toUpdate(abroad);
    }
    if (shipped) {
      const question = shippingQuestion(cart, estimate, next, language);
      const found = await askShop(client.listShippingOptions({ body: question }));
      if (turn !== latest) return toUpdate(null);
      if ("kind" in found) return found;
      quote.options = found.data.data;
      quote.chosen = chooseOption(quote.options, { chosen: quote.chosen, express: true }) ?? null;
      if (!quote.chosen) {
        quote.invoice = null;
        return toUpdate({ code: "addressUnserviceable", text: text(m.no_shipping_options) });
      }
    }
    return price(turn);
  }

  async function changeOption(identifier: string): Promise<WalletUpdate | Unpaid> {
    latest += 1;
    quote.chosen = quote.options.find((option) => option.identifier === identifier) ?? quote.chosen;
    return price(latest);
  }

  return { changeAddress, changeOption, current: (): Readonly<Quote> => quote };
}

/** The chosen one first. */
const toOptions = (text: Text, { options, chosen }: Quote): WalletOption[] =>
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

/** True when prices are the same: a wallet at first shows only the area of a Canadian postcode. */
function isSamePlace(first: Address | null, second: Address | undefined): boolean {
  const compared = second?.country === "CA" ? 3 : undefined;
  return (
    first?.country === second?.country &&
    first?.state === second?.state &&
    first?.zipcode?.slice(0, compared) === second?.zipcode?.slice(0, compared)
  );
}
