import { isWarranty, itemCount, lineId, lineKey } from "@velours/sdk/rules";
import { useEffect } from "react";
import { useSite } from "../shop/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Button } from "../ui/Button.tsx";
import { buttonClass } from "../ui/buttonClass.ts";
import { classes } from "../ui/classes.ts";
import { Drawer } from "../ui/Drawer.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Link } from "../ui/Link.tsx";
import { Notice } from "../ui/Notice.tsx";
import { BagLine } from "./BagLine.tsx";
import { BagProgress } from "./BagProgress.tsx";
import { BagSummary } from "./BagSummary.tsx";
import { CodeField } from "./CodeField.tsx";
import { EarningBanner } from "./EarningBanner.tsx";
import { useBag } from "./useBag.ts";
import { useCart } from "./useCart.ts";

// Two buttons share a phone's width, in French too.
const footerButton = "px-2! text-sm! tablet:text-base!";

/** 'Your bag' (2.11). */
export function BagDrawer() {
  const text = useText();
  const { state, cart } = useCart();
  const bag = useBag();
  const site = useSite();
  const { visible, products, rebuilding, ready } = state;
  const goods = products.data.filter((line) => !isWarranty(line));
  const count = itemCount(products.data);
  const empty = goods.length === 0;

  useEffect(() => {
    if (!visible) return;
    void bag.loadRates();
    if (site.warrantyProductId !== null) void bag.loadWarranty();
  }, [bag, visible, site.warrantyProductId]);

  const blocked = !ready || rebuilding || products.error !== null || empty;
  return (
    <Drawer
      open={visible}
      onClose={() => cart.hide()}
      side="right"
      closeLabel={text(m.close_bag)}
      title={
        <>
          {text(m.your_bag)} <span className="font-normal text-ink-faint">({count})</span>
        </>
      }
      footer={
        <div className="flex flex-col gap-3">
          {products.error && <Notice tone="bad">{products.error.message}</Notice>}
          <div className={blocked ? "grid gap-3" : "grid grid-cols-2 gap-3"}>
            <Button variant="outline" className={footerButton} onClick={() => cart.hide()}>
              {text(m.continue_shopping)}
            </Button>
            {!blocked && (
              <Link
                href="/checkout"
                onClick={() => cart.hide()}
                className={classes(buttonClass(), footerButton)}
              >
                {text(m.checkout)}
              </Link>
            )}
          </div>
          <img
            src="/assets/img/payment-methods.svg"
            alt={text(m.payment_methods)}
            width={248}
            height={28}
            className="mx-auto"
          />
        </div>
      }
    >
      <div className="flex flex-col gap-6 px-6 py-5">
        {empty ? (
          <EmptyState image="/assets/img/states/empty.svg" title={text(m.bag_empty)} />
        ) : (
          <>
            <BagProgress />
            <ul className="flex flex-col divide-y divide-line">
              {goods.map((line) => (
                <BagLine key={lineId(lineKey(line))} line={line} />
              ))}
            </ul>
            <EarningBanner />
          </>
        )}
        <CodeField />
        {!empty && <BagSummary />}
      </div>
    </Drawer>
  );
}
