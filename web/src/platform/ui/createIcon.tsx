import { createElement, type SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

/** Draws one of Lucide's pictures. Stands in for Lucide's own, which can do more than the shop needs (1.6 kB). */
// biome-ignore lint/style/noDefaultExport: the module it stands in for exports it so
export default function createIcon({ node }: IconData) {
  return (props: Props) => draw(node, props);
}

function draw(node: IconData["node"], { size = 24, ...rest }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
