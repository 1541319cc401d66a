import { withLanguage } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { useShop } from "../../../platform/api/useShop.ts";

interface Props {
  /** Changes of the cart, see changePlainCart. */
  change: "add" | "set" | "remove" | "code" | "removeCode";
  /** Fields that nobody types. */
  fields?: Readonly<Record<string, number>>;
  className?: string;
  children: ReactNode;
}

/** A form that changes the bag of a browser without scripts. */
export function PlainForm({ change, fields = {}, className, children }: Props) {
  const shop = useShop();
  return (
    <form method="post" action={withLanguage("/bag", shop)} className={className}>
      <input type="hidden" name="change" value={change} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
