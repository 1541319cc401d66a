import { classes } from "./classes.ts";

export interface ButtonLook {
  variant?: "solid" | "outline" | "text";
  size?: "small" | "medium" | "large";
  /** As wide as what holds it. */
  wide?: boolean;
}

const variants = {
  solid:
    "border border-transparent bg-brand-600 text-white hover:bg-brand-700 active:bg-brand-800 disabled:bg-line disabled:text-ink-faint",
  outline:
    "border border-line-strong bg-white text-ink hover:border-brand-600 hover:text-brand-700 active:bg-brand-50 disabled:border-line disabled:text-ink-faint",
  text: "text-brand-700 underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-ink-faint",
};

const sizes = {
  small: "min-h-9 text-sm",
  medium: "min-h-11 text-base",
  large: "min-h-13 text-lg",
};

const paddings = { small: "px-4", medium: "px-6", large: "px-8" };

/** The one button family, also for links that look like buttons. */
export function buttonClass({ variant = "solid", size = "medium", wide = false }: ButtonLook = {}): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-full text-center aria-busy:cursor-progress font-semibold transition-colors duration-150",
    variants[variant],
    sizes[size],
    variant === "text" ? "px-1" : paddings[size],
    wide && "w-full",
  );
}
