import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m, useText } from "../../../../../platform/text/useText.ts";
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
import { brandLogo } from "./brandLogo.ts";
import type { CardMistakes } from "./findCardMistakes.ts";
import { mistakeText } from "./mistakeText.ts";

interface Options {
  gateway: CardGateway;
  /** The gateway's authorisation; null while it is on its way. */
  authorization: string | null;
  labels: CardFieldWords;
  placeholders: CardFieldWords;
  onFocus: () => void;
  onSubmit: () => void;
  onChange: (states: CardFieldStates) => void;
  onReady: (fields: CardFields | null) => void;
  onFailed: (error: unknown) => void;
}

/** Mounts the gateway's frames once for an authorisation; words and callbacks do not move them. */
function useCardFrames({ gateway, authorization, ...options }: Options) {
  const places = useRef<Partial<Record<CardFieldName, HTMLDivElement | null>>>({});
  const [mounted, setMounted] = useState(false);
  const [brand, setBrand] = useState<string | null>(null);

  const mount = useEffectEvent((chosen: CardGateway, authorized: string) => {
    const { onChange, onReady, onFailed, ...frames } = options;
    // Places of their own for each mount: a frame that is still coming down must not be in the way of the next.
    const createPlace = (name: CardFieldName): HTMLElement => {
      const element = document.createElement("div");
      element.className = "h-full w-full";
      places.current[name]?.append(element);
      return element;
    };
    const inner: CardFieldPlaces = {
      number: createPlace("number"),
      expirationDate: createPlace("expirationDate"),
      cvv: createPlace("cvv"),
    };
    let gone = false;
    let fields: CardFields | null = null;
    chosen
      .mountFields({
        ...frames,
        authorization: authorized,
        places: inner,
        onChange(states, next) {
          onChange(states);
          setBrand(next);
        },
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
      for (const element of Object.values(inner)) element.remove();
    };
  });
  useEffect(() => (authorization ? mount(gateway, authorization) : undefined), [authorization, gateway]);

  return {
    mounted,
    /** The card's as its number begins; null while unknown. */
    brand,
    setPlace(name: CardFieldName, element: HTMLDivElement | null) {
      places.current[name] = element;
    },
  };
}

interface Props
  extends Pick<
    Parameters<typeof useCardFrames>[0],
    "gateway" | "authorization" | "onFocus" | "onChange" | "onReady" | "onFailed"
  > {
  mistakes: CardMistakes;
}

/** Card number, expiry and CVV: frames of the gateway's own origin. */
export function CardFieldsForm({ mistakes, ...frames }: Props) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const labels: CardFieldWords = {
    number: text(m.card_number),
    cvv: text(m.card_cvv),
    expirationDate: text(m.card_expiry),
  };
  const { mounted, brand, setPlace } = useCardFrames({
    ...frames,
    labels,
    placeholders: { number: "", cvv: text(m.card_cvv), expirationDate: text(m.card_expiry_format) },
    // A press, not a submission: a button that is not ready lets nothing through.
    onSubmit: () =>
      root.current?.closest("form")?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(),
  });
  const logo = brand && brandLogo(brand);

  return (
    <div ref={root} className="grid grid-cols-2 gap-4">
      {CARD_FIELDS.map((name) => (
        <div key={name} className={classes("flex flex-col gap-1.5", name === "number" && "col-span-2")}>
          <span aria-hidden="true" className="text-sm font-semibold">
            {labels[name]}
          </span>
          <div
            ref={(element) => setPlace(name, element)}
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
