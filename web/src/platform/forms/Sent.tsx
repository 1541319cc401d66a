import type { ComponentType } from "react";
import { takeFocus } from "../ui/takeFocus.ts";

interface Props {
  icon: ComponentType<{ size?: number }>;
  title: string;
  sentence: string;
}

/** In place of a form that was sent: what happens now. It takes the focus, which the form's button had. */
export function Sent({ icon: Icon, title, sentence }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-50 text-brand-600">
        <Icon size={30} />
      </span>
      <h2 ref={takeFocus} tabIndex={-1} className="text-xl font-bold outline-none">
        {title}
      </h2>
      <p className="text-ink-soft">{sentence}</p>
    </div>
  );
}
