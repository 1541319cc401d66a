/** Every word of the interface, one function each: `text(m.add_to_bag)`. */
export * as m from "./generated/messages.js";
