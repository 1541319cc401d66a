import type { MerchantScope } from "@velours/sdk/types";
import {
  BadgeCheck,
  BadgePercent,
  Boxes,
  ChartColumn,
  ClipboardList,
  Gift,
  type LucideIcon,
  Megaphone,
  NotebookPen,
  Settings,
  Star,
  Sun,
  Tag,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";
import { m } from "../../platform/text/m.ts";
import { WaitingCount } from "../approvals/WaitingCount.tsx";
import { settingsScopes } from "../settings/settingsPlaces.ts";

export interface Place {
  to: string;
  icon: LucideIcon;
  label: typeof m.orders;
  /** Shown to those who have any of them; to everybody without. */
  scopes?: readonly MerchantScope[];
  /** Shown after the label. */
  Count?: ComponentType;
}

/** Screens of the desk, in the order of its navigation. */
export const places: readonly Place[] = [
  { to: "/desk", icon: Sun, label: m.desk_today },
  { to: "/desk/orders", icon: ClipboardList, label: m.orders },
  { to: "/desk/products", icon: Tag, label: m.desk_products, scopes: ["catalogue:read"] },
  { to: "/desk/stock", icon: Boxes, label: m.desk_stock, scopes: ["stock:read"] },
  { to: "/desk/drafts", icon: NotebookPen, label: m.desk_drafts, scopes: ["orders:read"] },
  {
    to: "/desk/approvals",
    icon: BadgeCheck,
    label: m.desk_approvals,
    scopes: ["orders:write", "promotions:write", "customers:write"],
    Count: WaitingCount,
  },
  { to: "/desk/promotions", icon: BadgePercent, label: m.desk_promotions, scopes: ["promotions:read"] },
  { to: "/desk/gift-cards", icon: Gift, label: m.desk_gift_cards, scopes: ["giftcards:read"] },
  { to: "/desk/customers", icon: Users, label: m.desk_customers, scopes: ["customers:read"] },
  { to: "/desk/reviews", icon: Star, label: m.reviews, scopes: ["reviews:read"] },
  { to: "/desk/marketing", icon: Megaphone, label: m.desk_marketing, scopes: ["marketing:read"] },
  { to: "/desk/money", icon: ChartColumn, label: m.desk_money, scopes: ["reports:read"] },
  { to: "/desk/settings", icon: Settings, label: m.desk_settings, scopes: settingsScopes },
];
