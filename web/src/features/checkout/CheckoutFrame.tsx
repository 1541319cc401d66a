import { type Step, zipLabel } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { fieldClass } from "../../platform/ui/fieldClass.ts";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { CheckoutLayout } from "./CheckoutLayout.tsx";
import { CheckoutOverlay } from "./CheckoutOverlay.tsx";
import { SummarySkeleton } from "./summary/SummarySkeleton.tsx";

/**
 * The checkout before the browser's cart is known. The server draws it, so the first view is the page and not a spinner;
 * nothing in it can be used, because what is typed before the form is there would be lost.
 */
export function CheckoutFrame({ step }: { step?: Step | undefined }) {
  return (
    <>
      <div inert className="flex flex-1 flex-col noscript:hidden">
        <CheckoutLayout summary={<SummarySkeleton />} total={<Skeleton className="h-6 w-20 bg-line" />}>
          {step === undefined || step === "shipping" ? <ShippingFrame /> : <Skeleton className="h-96" />}
        </CheckoutLayout>
      </div>
      <CheckoutOverlay framed />
    </>
  );
}

/** The first step with the region's own labels, in the places of its fields. */
function ShippingFrame() {
  const text = useText();
  const { country } = useRegion();
  const zip = text(zipLabel(country) === "zipCode" ? m.zip_code : m.postal_code);
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-2xl font-bold">{text(m.shipping)}</h1>
      <Block title={text(m.contact_block)}>
        <Box label={text(m.email)} wide />
      </Block>
      <Block title={text(m.delivery)}>
        <Box label={text(m.country)} wide />
        <Box label={text(m.first_name)} />
        <Box label={text(m.last_name)} />
        <Box label={text(m.street_address)} wide />
        <Box label={text(m.city)} />
        <Box label={zip} />
      </Block>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">{children}</div>
    </div>
  );
}

function Box({ label, wide = false }: { label: string; wide?: boolean }) {
  return (
    <div className={`flex flex-col gap-1.5 ${wide ? "wide:col-span-2" : ""}`}>
      <span className="text-sm font-semibold">
        {label}
        <span className="text-bad"> *</span>
      </span>
      <div className={fieldClass} />
    </div>
  );
}
