import type { FieldKey } from "../frame/fields.ts";
import type { FieldStyles, FromFrame, ToFrame } from "../frame/messages.ts";
import { gatewayOrigin } from "./environment.ts";
import { gatewayError } from "./gatewayError.ts";

export interface FieldOptions {
  /** Where the frame goes: an element, or a selector. It is filled, so give it a height. */
  container: HTMLElement | string;
  /** Accessible name inside the frame, and the frame's title. */
  label?: string;
  placeholder?: string;
}

export interface MountedField {
  container: HTMLElement;
  send(message: ToFrame): void;
  focus(): void;
  remove(): void;
}

/** Milliseconds a frame may take to come up. */
const timeoutMs = 10_000;

/** Puts one field's frame into its container; resolves when the frame listens. */
export function mountField(
  key: FieldKey,
  options: FieldOptions,
  query: Record<string, string>,
  styles: FieldStyles,
  onMessage: (message: FromFrame) => void,
): Promise<MountedField> {
  const { container: place, label, placeholder } = options;
  const container = typeof place === "string" ? document.querySelector<HTMLElement>(place) : place;
  if (!container) {
    throw gatewayError(
      "HOSTED_FIELDS_INVALID_FIELD_SELECTOR",
      `Selector does not reference a valid DOM node: ${key}`,
    );
  }
  if (container.querySelector("iframe")) {
    throw gatewayError(
      "HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME",
      "Element already contains a Braintree iframe.",
    );
  }
  const frame = document.createElement("iframe");
  const parameters = new URLSearchParams({ ...query, field: key, origin: location.origin });
  if (label) parameters.set("label", label);
  if (placeholder) parameters.set("placeholder", placeholder);
  frame.src = `${gatewayOrigin}/hosted-fields/v1/frame?${parameters}`;
  frame.name = `braintree-hosted-field-${key}`;
  frame.title = label ?? key;
  frame.allow = "";
  Object.assign(frame.style, { border: "0", width: "100%", height: "100%", display: "block" });

  const { port1, port2 } = new MessageChannel();
  const field: MountedField = {
    container,
    send: (message) => port1.postMessage(message),
    focus: () => {
      frame.focus();
      port1.postMessage({ type: "focus" } satisfies ToFrame);
    },
    remove: () => {
      port1.close();
      frame.remove();
    },
  };
  port1.onmessage = ({ data }: MessageEvent<FromFrame>) => onMessage(data);

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeEventListener("message", onReady);
      field.remove();
      reject(gatewayError("HOSTED_FIELDS_TIMEOUT", "Hosted Fields timed out when attempting to set up."));
    }, timeoutMs);
    function onReady(event: MessageEvent): void {
      if (event.origin !== gatewayOrigin || event.source !== frame.contentWindow) return;
      if (event.data?.type !== "hosted-fields:ready") return;
      clearTimeout(timer);
      removeEventListener("message", onReady);
      frame.contentWindow?.postMessage({ type: "hosted-fields:connect" }, gatewayOrigin, [port2]);
      field.send({ type: "styles", styles });
      resolve(field);
    }
    addEventListener("message", onReady);
    container.append(frame);
  });
}
