import type { MedusaContainer } from "@medusajs/framework/types"
import type { Section } from "@silai/contracts/shop/sections"
import type { StoredSection, SectionChange } from "@silai/contracts/shop/service"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { recordPicturesShown } from "../home/pictures"
import { chartsFollow, applySizes } from "./sizes"
import { writeSection } from "./section"

/** Checks a section's values before they are written, and locks what they depend on. */
const FIRST: {
  [Name in Section]?: (container: MedusaContainer, trx: Sql, change: SectionChange<Name>) => Promise<void>
} = {
  home: (container, trx, { values }) => recordPicturesShown(container, trx, values),
  sizes: (container, trx, { values }) => applySizes(container, trx, values),
}

/**
 * Writes the next version of a section, which counts from the commit on.
 * @throws shop.settings_changed, or the section's own refusal; shop.never_open; shop.picture_gone; shop.size_in_use;
 *   shop.chart_of_other_sizes
 */
export async function writeSettings<Name extends Section>(
  container: MedusaContainer,
  change: SectionChange<Name>,
): Promise<StoredSection<Name>> {
  const first = FIRST[change.section] as
    | ((container: MedusaContainer, trx: Sql, change: SectionChange<Name>) => Promise<void>)
    | undefined
  const stored = await databaseOf(container).transaction(async (trx) => {
    const written = await writeSection(trx, change, async () => first?.(container, trx, change))
    if (change.section === "sizes") await chartsFollow(trx, change.by)
    return written
  })
  container.resolve("shop").readAgain()
  return stored
}
