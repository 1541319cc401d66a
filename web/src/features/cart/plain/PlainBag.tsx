import { m, useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { classes } from "../../../platform/ui/classes.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { Link } from "../../../platform/ui/Link.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { PlainForm } from "./PlainForm.tsx";
import type { PlainCartView } from "./viewPlainCart.ts";

type Line = PlainCartView["lines"][number];

/** The bag of a browser without scripts: what can be changed is a form. */
export function PlainBag({ view, refused }: { view: PlainCartView; refused: string | undefined }) {
  const text = useText();
  const { lines, code, codeError, error, gone, rows, total, note } = view;
  const isEmpty = lines.length === 0;
  return (
    <div className="flex flex-col gap-8">
      {gone && <Notice tone="bad">{text(m.plain_bag_gone)}</Notice>}
      {isEmpty ? (
        <p className="text-lg text-ink-soft">{text(m.bag_empty)}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <PlainLine key={`${line.variant} ${line.free}`} line={line} />
          ))}
        </ul>
      )}
      <PlainForm change="code" className="max-w-md">
        <Field
          name="code"
          defaultValue={refused}
          label={text(m.plain_bag_code)}
          error={codeError ?? undefined}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          after={
            <button
              type="submit"
              className={classes(buttonClass({ variant: "text", size: "small" }), "px-4!")}
            >
              {text(m.apply)}
            </button>
          }
        />
      </PlainForm>
      {code && (
        <PlainForm change="removeCode" className="flex flex-wrap items-center gap-x-4">
          <p>
            <span className="font-semibold">{code.name}</span>
            {code.worth && <span className="ml-2 text-good">{code.worth}</span>}
          </p>
          <button type="submit" className={buttonClass({ variant: "text", size: "small" })}>
            {text(m.remove_code, { code: code.name })}
          </button>
        </PlainForm>
      )}
      {!isEmpty && (
        <dl className="flex flex-col gap-2.5 border-t border-line pt-4">
          {rows.map(([label, amount]) => (
            <Row key={label} label={label} amount={amount} />
          ))}
          {total && <Row label={total[0]} amount={total[1]} strong />}
        </dl>
      )}
      {!isEmpty && note && <p className="text-sm text-ink-soft">{note}</p>}
      {error && <Notice tone="bad">{error}</Notice>}
      {!isEmpty && !error && <p className="text-ink-soft">{text(m.plain_bag_checkout)}</p>}
      <p className="flex flex-wrap gap-3">
        <Link href="/" className={buttonClass({ variant: "outline" })}>
          {text(m.continue_shopping)}
        </Link>
        {!isEmpty && !error && (
          <Link href="/checkout" className={buttonClass()}>
            {text(m.checkout)}
          </Link>
        )}
      </p>
    </div>
  );
}

function Row({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? "text-lg font-bold" : ""}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

function PlainLine({ line }: { line: Line }) {
  const text = useText();
  const { product, variant, title, href, image, choice, free, quantity, most, amount, former } = line;
  const fields = { product, variant };
  return (
    <li className="flex gap-4 py-5">
      <img
        src={image ?? undefined}
        alt=""
        width={88}
        height={88}
        className="size-22 shrink-0 rounded-md bg-mist object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <Link href={href} className="leading-snug font-semibold underline-offset-4 hover:underline">
            {title}
          </Link>
          <p className="shrink-0 text-right font-semibold">
            {former && <s className="mr-2 font-normal text-ink-faint">{former}</s>}
            {amount}
          </p>
        </div>
        {choice && <p className="text-sm text-ink-faint">{choice}</p>}
        {free ? (
          <p className="text-sm text-good">{text(m.free_gift)}</p>
        ) : (
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <PlainForm change="set" fields={fields} className="flex items-end gap-2">
              <Field
                name="quantity"
                type="number"
                inputMode="numeric"
                label={`${text(m.quantity)}: ${title}`}
                labelHidden
                min={1}
                max={most}
                required
                defaultValue={quantity}
                className="w-20"
              />
              <button
                type="submit"
                aria-label={`${text(m.plain_bag_update)}: ${title}`}
                className={classes(buttonClass({ variant: "outline" }), "px-4! whitespace-nowrap")}
              >
                {text(m.plain_bag_update)}
              </button>
            </PlainForm>
            <PlainForm change="remove" fields={fields}>
              <button
                type="submit"
                aria-label={text(m.remove_line, { title })}
                className={buttonClass({ variant: "text" })}
              >
                {text(m.remove)}
              </button>
            </PlainForm>
          </div>
        )}
      </div>
    </li>
  );
}
