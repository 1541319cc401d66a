import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** Bytes of base64 for each thousand of its file. */
const ENCODED_KILOBYTE = 1333;

/** Says of a drawing what it is: its own text is long, and tells nobody anything. */
export const describeDrawing = (drawing: string, text: Text): string =>
  drawing.startsWith("data:")
    ? text(m.desk_site_drawing_png, { n: Math.ceil(drawing.length / ENCODED_KILOBYTE) })
    : text(m.desk_site_drawing_svg, { n: drawing.length });
