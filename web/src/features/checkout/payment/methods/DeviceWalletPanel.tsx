import type { DeviceWalletName } from "@velours/sdk/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { m, useText } from "../../../../platform/text/useText.ts";
import { Skeleton } from "../../../../platform/ui/Skeleton.tsx";
import { sheetText } from "../outcomeText.ts";
import { usePaymentModel } from "../PaymentContext.ts";
import { PaymentFailureText } from "../PaymentFailureText.tsx";
import type { Unpaid } from "../PayOutcome.ts";
import type { AuthorizedPayment, DeviceWallet, WalletResult } from "../wallets/DeviceWallet.ts";
import { loadWallet } from "../wallets/loadWallets.ts";
import { logWallet } from "../wallets/logWallet.ts";
import { toAmounts } from "../wallets/toAmounts.ts";
import { useWalletSheet } from "../wallets/useWalletSheet.ts";
import { WalletButton } from "../wallets/WalletButton.tsx";
import { walletName } from "../wallets/walletName.ts";
import { walletSource } from "./walletSource.ts";

/** The wallet, ready to open at a press; null until it is. */
function usePreparedWallet(name: DeviceWalletName, authorization: string | null, onFailed: () => void) {
  const shop = useShop();
  const [wallet, setWallet] = useState<DeviceWallet | null>(null);
  const prepare = useEffectEvent(async (wallet: DeviceWalletName, authorized: string) =>
    (await loadWallet(wallet, shop)).prepare(authorized),
  );
  const fail = useEffectEvent(() => onFailed());
  useEffect(() => {
    if (!authorization) return;
    let here = true;
    prepare(name, authorization).then(
      (prepared) => here && setWallet(prepared),
      () => here && fail(),
    );
    return () => {
      here = false;
    };
  }, [name, authorization]);
  return wallet;
}

const notForExpress = async (): Promise<never> => {
  throw new Error("The sheet asked for a price, but the address is the checkout's own.");
};

export const ApplePayPanel = () => <DeviceWalletPanel id="apple-pay" />;
export const GooglePayPanel = () => <DeviceWalletPanel id="google-pay" />;

/** A device wallet: its sheet confirms the invoice of the checkout. */
function DeviceWalletPanel({ id }: { id: DeviceWalletName }) {
  const text = useText();
  const shop = useShop();
  const { gateway, token, invoice, busy, disabled, failure, advice, fail, checkForm, pay } =
    usePaymentModel();
  const { authorization } = token;
  const wallet = usePreparedWallet(id, authorization, () => fail(null));
  const [open, setOpen] = useState(false);
  const sheet = useWalletSheet();

  function end(outcome: Unpaid): void {
    sheet.abort();
    setOpen(false);
    void logWallet(shop, id, outcome);
  }

  async function authorize({ tokenise }: AuthorizedPayment): Promise<WalletResult> {
    const outcome = await pay(walletSource(id, { gateway, authorization: authorization ?? "", tokenise }));
    if (outcome?.kind === "paid") return { paid: true };
    // The payment has said why, under the method.
    end(outcome ?? { kind: "canceled" });
    return { paid: false, problems: [], text: sheetText(text, outcome) };
  }

  function press(): void {
    if (open || busy || !wallet || !checkForm()) return;
    setOpen(true);
    const { currency } = invoice;
    sheet.open(
      wallet,
      { currency, amounts: toAmounts(text, invoice), express: false, shipped: false },
      {
        validate: async () => null,
        changeAddress: notForExpress,
        changeOption: notForExpress,
        pay: authorize,
        cancel: () => setOpen(false),
        fail(outcome) {
          if (outcome.kind === "failed") fail(outcome.error);
          end(outcome);
        },
      },
    );
  }

  return (
    <>
      <PaymentFailureText text={failure} advice={advice} />
      {wallet ? (
        <WalletButton
          wallet={id}
          label={text(m.pay_with_wallet, { wallet: walletName(id) })}
          busy={open || busy}
          {...(!open && { status: text(m.processing) })}
          disabled={disabled}
          onPress={press}
        />
      ) : (
        !failure && <Skeleton className="h-13" />
      )}
    </>
  );
}
