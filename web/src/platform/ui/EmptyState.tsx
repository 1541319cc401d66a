import type { ReactNode } from "react";

interface Props {
  /** Address of a picture; decoration only. */
  image?: string;
  title: string;
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ image, title, text, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-16 text-center">
      {image && <img src={image} alt="" width={176} height={132} />}
      <p className="text-xl font-semibold">{title}</p>
      {text && <p className="max-w-md text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}
