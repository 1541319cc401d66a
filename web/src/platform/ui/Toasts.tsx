import { useSelector } from "@tanstack/react-store";
import { X } from "lucide-react";
import { m, useText } from "../text/useText.ts";
import { buttonClass } from "./buttonClass.ts";
import { Html } from "./Html.tsx";
import { Link } from "./Link.tsx";
import { PlainButton } from "./PlainButton.tsx";
import { toasts } from "./toasts.ts";

/** The toasts that are open, closed by hand. */
export function Toasts() {
  const text = useText();
  const shown = useSelector(toasts);
  return (
    <>
      {shown.map((toast) => (
        <div
          key={toast.id}
          className="pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-lg border border-line bg-white p-4 shadow-float"
        >
          {toast.image && <img src={toast.image} alt="" width={56} height={56} className="rounded-md" />}
          <div className="min-w-0 flex-1 text-sm">
            {toast.title && <p className="font-semibold">{toast.title}</p>}
            {toast.text && <p className="text-ink-soft">{toast.text}</p>}
            {toast.html && <Html html={toast.html} className="text-ink-soft" />}
            {toast.link && (
              <Link
                href={toast.link.href}
                preload={false}
                onClick={() => toasts.close(toast.id)}
                className={buttonClass({ variant: "text", size: "small" })}
              >
                {toast.link.text}
              </Link>
            )}
          </div>
          <PlainButton
            aria-label={text(m.close)}
            onClick={() => toasts.close(toast.id)}
            className="-m-2 flex size-11 items-center justify-center rounded-full hover:bg-mist"
          >
            <X aria-hidden="true" size={18} />
          </PlainButton>
        </div>
      ))}
    </>
  );
}
