import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { whatsappLink } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { publicUrl } from "~/lib/meta"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"

type Piece = { variantName: string; color: string; slug: string; _id: string }

/** The message a shopper would write about a piece: its name, colour, size and page. */
export function questionAbout({ variantName, color, slug, _id }: Piece, size: string | null): string {
  const named = variantName.includes(color) ? [] : [color]
  const cut = size === null ? [] : [size === CUSTOM_SIZE ? "made to measure" : `size ${size}`]
  const facts = [...named, ...cut]
  const which = facts.length > 0 ? `${variantName} (${facts.join(", ")})` : variantName
  return `Hello ${SHOP.name}, I have a question about the ${which}: ${publicUrl()}${paths.product(slug || _id)}`
}

/** A link that opens WhatsApp with that message. */
export const askLink = (piece: Piece, size: string | null): string =>
  whatsappLink(shop().identity, questionAbout(piece, size))
