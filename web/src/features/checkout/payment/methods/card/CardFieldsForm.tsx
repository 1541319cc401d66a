import { useEffect, useRef, useState } from "react";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { classes } from "../../../../../platform/ui/classes.ts";
import { fieldClass } from "../../../../../platform/ui/Field.tsx";
import { Skeleton } from "../../../../../platform/ui/Skeleton.tsx";
import {
  CARD_FIELDS,
  type CardFieldName,
  type CardFieldPlaces,
  type CardFieldStates,
  type CardFields,
  type CardFieldWords,
  type CardGateway,
} from "../../gateways/CardGateway.ts";
import { brandLogo } from "../savedCard/brandLogo.ts";
import type { CardMistakes } from "./findCardMistakes.ts";
import { mistakeText } from "./mistakeText.ts";

interface Props {
  gateway: CardGateway;
  /** The gateway's authorisation; null while it is on its way. */
  authorization: string | null;
  mistakes: CardMistakes;
  onFocus: () => void;
  onChange: (states: CardFieldStates) => void;
  onReady: (fields: CardFields | null) => void;
  onFailed: (error: unknown) => void;
}

/** Card number, expiry and CVV: frames of the gateway's own origin. */
export function CardFieldsForm({
  gateway,
  authorization,
  mistakes,
  onFocus,
  onChange,
  onReady,
  onFailed,
}: Props) {
  const text = useText();
  const places = useRef<Partial<Record<CardFieldName, HTMLDivElement | null>>>({});
  const root = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);
  const [brand, setBrand] = useState<string | null>(null);
  const logo = brand && brandLogo(brand);
  const labels: CardFieldWords = {
    number: text(m.card_number),
    cvv: text(m.card_cvv),
    expirationDate: text(m.card_expiry),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once for an authorisation; words and callbacks do not move frames
  useEffect(() => {
    if (!authorization) return;
    // Places of their own for each mount: a frame that is still coming down must not be in the way of the next.
    const inner = CARD_FIELDS.map((name) => {
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
        onFocus,
        // A press, not a submission: a button that is not ready lets nothing through.
        onSubmit: () =>
          root.current?.closest("form")?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(),
        onChange(states, brand) {
          onChange(states);
          setBrand(brand);
        },
        placeholders: { number: "", cvv: text(m.card_cvv), expirationDate: text(m.card_expiry_format) },
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
    <div ref={root} className="grid grid-cols-2 gap-4">
      {CARD_FIELDS.map((name) => (
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
              mistakes[name] && "border-bad! ring-1 ring-bad",
              name === "number" && "pr-14",
            )}
          >
            {!mounted && <Skeleton className="absolute inset-3" />}
            {name === "number" && brand && logo && (
              <img
                src={logo}
                alt={brand}
                width={34}
                height={24}
                className="pointer-events-none absolute inset-y-0 right-3 my-auto"
              />
            )}
          </div>
          {mistakes[name] && (
            <p className="text-sm font-medium text-bad">{mistakeText(text, name, mistakes[name])}</p>
          )}
        </div>
      ))}
    </div>
  );
}
