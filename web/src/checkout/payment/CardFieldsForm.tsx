import { useEffect, useRef, useState } from "react";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { classes } from "../../ui/classes.ts";
import { fieldClass } from "../../ui/Field.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { CardFieldPlaces, CardFields, CardFieldWords, CardGateway } from "./gateways/CardGateway.ts";

interface Props {
  gateway: CardGateway;
  /** The gateway's authorisation; null while it is on its way. */
  authorization: string | null;
  onReady: (fields: CardFields | null) => void;
  onFailed: (error: unknown) => void;
}

const FIELDS = ["number", "cvv", "expirationDate"] as const;

/** Card Number, CVV and MM/YY: frames of the gateway's own origin. */
export function CardFieldsForm({ gateway, authorization, onReady, onFailed }: Props) {
  const text = useText();
  const places = useRef<Partial<Record<(typeof FIELDS)[number], HTMLDivElement | null>>>({});
  const [mounted, setMounted] = useState(false);
  const labels: CardFieldWords = {
    number: text(m.card_number),
    cvv: text(m.card_cvv),
    expirationDate: text(m.card_expiry),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once for an authorisation; words and callbacks do not move frames
  useEffect(() => {
    if (!authorization) return;
    // Places of their own for each mount: a frame that is still coming down must not be in the way of the next.
    const inner = FIELDS.map((name) => {
      const element = document.createElement("div");
      element.className = "h-full w-full";
      places.current[name]?.append(element);
      return [name, element] as const;
    });
    let gone = false;
    let fields: CardFields | null = null;
    gateway
      .mountFields({
        authorization,
        places: Object.fromEntries(inner) as unknown as CardFieldPlaces,
        labels,
        placeholders: { number: "", cvv: text(m.card_cvv), expirationDate: text(m.card_expiry) },
      })
      .then(
        (ready) => {
          fields = ready;
          if (gone) return ready.remove();
          setMounted(true);
          onReady(ready);
        },
        (error: unknown) => {
          if (!gone) onFailed(error);
        },
      );
    return () => {
      gone = true;
      setMounted(false);
      onReady(null);
      void fields?.remove();
      for (const [, element] of inner) element.remove();
    };
  }, [authorization, gateway]);

  return (
    <div className="grid grid-cols-2 gap-4">
      {FIELDS.map((name) => (
        <div key={name} className={classes("flex flex-col gap-1.5", name === "number" && "col-span-2")}>
          <span aria-hidden="true" className="text-sm font-semibold">
            {labels[name]}
          </span>
          <div
            ref={(element) => {
              places.current[name] = element;
            }}
            className={classes(
              fieldClass,
              "relative h-12 overflow-hidden py-0 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand-600",
            )}
          >
            {!mounted && <Skeleton className="absolute inset-3" />}
          </div>
        </div>
      ))}
    </div>
  );
}
