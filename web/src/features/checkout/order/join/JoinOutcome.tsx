import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  id?: string;
  children: ReactNode;
}

/** The sentence that takes the place and the focus of what was pressed. */
export function JoinOutcome({ id, children }: Props) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={sentence} id={id} tabIndex={-1} className="min-w-0 font-semibold break-words outline-none">
      {children}
    </p>
  );
}
