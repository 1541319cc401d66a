import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  children: ReactNode;
  /** Takes the focus when it appears: the shopper came here by a button of the page. */
  focus: boolean;
  className?: string;
}

/** Name of a step. A screen reader starts here after a change of step. */
export function StepHeading({ children, focus, className = "text-2xl font-bold" }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </h1>
  );
}
