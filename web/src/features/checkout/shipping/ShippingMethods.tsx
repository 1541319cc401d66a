import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { useCheckout } from "../CheckoutContext.ts";
import { Money } from "../summary/Money.tsx";

/** Ways to ship as radio buttons; a hint until the address is complete. */
export function ShippingMethods({ error }: { error: string | undefined }) {
  const text = useText();
  const { cart, draft, shipping } = useCheckout();
  const { quoted, options, loading, failed, refetch, choose } = shipping;
  const missing = error && (
    <div tabIndex={-1} data-invalid="">
      <FieldError text={error} />
    </div>
  );
  if (!quoted)
    return error ? (
      // Nothing is there to choose from yet: what is missing is the address.
      <div tabIndex={-1} data-invalid="">
        <FieldError text={text(m.enter_shipping_information)} />
      </div>
    ) : (
      <p className="rounded-md bg-mist px-4 py-4 text-sm text-ink-soft">
        {text(m.enter_shipping_information)}
      </p>
    );
  if (loading) {
    return (
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">{text(m.loading)}</span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (failed || !options) {
    return (
      <>
        <Notice>
          {text(m.shipping_options_failed)}{" "}
          <Button variant="text" size="small" onClick={refetch}>
            {text(m.retry)}
          </Button>
        </Notice>
        {missing}
      </>
    );
  }
  if (options.length === 0)
    return (
      <>
        <Notice tone="bad">{text(m.no_shipping_options)}</Notice>
        {missing}
      </>
    );
  return (
    <div data-invalid={error ? "" : undefined}>
      <RadioGroup
        legend={text(m.shipping_method)}
        legendHidden
        name="shipping-method"
        value={draft.values.rate?.identifier}
        error={error}
        onChange={(identifier) => choose(options.find((option) => option.identifier === identifier) ?? null)}
        options={options.map((option) => ({
          value: option.identifier,
          label: option.label,
          detail:
            option.estimate &&
            text(m.delivers_in, { min: option.estimate.value[0] ?? 0, max: option.estimate.value[1] ?? 0 }),
          after: (
            <Money
              amount={option.amount}
              currency={cart.currency}
              former={option.original > option.amount ? option.original : undefined}
              zero={text(m.free_line)}
            />
          ),
        }))}
      />
    </div>
  );
}
