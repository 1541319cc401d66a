import { Footer as FooterPart } from "./Footer.tsx";
import { Header as HeaderPart } from "./Header.tsx";
import { redrawWhenMoved } from "./redrawWhenMoved.tsx";

export const Footer = redrawWhenMoved(FooterPart);
export const Header = redrawWhenMoved(HeaderPart);
