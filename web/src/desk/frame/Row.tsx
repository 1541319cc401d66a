import { createContext, type ReactNode, useContext } from "react";

/** Columns of the table that rows stand in; 0 in a list. */
export const ColumnCount = createContext(0);

/** A row of a list, or of a table that can be sorted; all of it is one link or button. */
export function Row({ children }: { children: ReactNode }) {
  const columns = useContext(ColumnCount);
  const className = "border-b border-line last:border-b-0";
  return columns === 0 ? (
    <li className={className}>{children}</li>
  ) : (
    <tr className={className}>
      <td colSpan={columns} className="p-0">
        {children}
      </td>
    </tr>
  );
}
