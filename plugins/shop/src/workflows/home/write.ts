import type { MedusaContainer } from "@medusajs/framework/types"
import type { StoredHome } from "@silai/contracts/shop/home-calls"
import type { SectionChange } from "@silai/contracts/shop/service"
import { writeSettings } from "../settings/write"

/**
 * Writes the next version of the home page.
 * @throws shop.home_changed, shop.picture_gone
 */
export async function writeHome(
  container: MedusaContainer,
  change: Omit<SectionChange<"home">, "section">,
): Promise<StoredHome> {
  const { section: _, ...stored } = await writeSettings(container, { section: "home", ...change })
  return stored
}
