import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { cleanDetails } from "../../rules/clean-details"
import { refreshSummaries } from "../../modules/catalogue/sql/summary"
import { choicesOfCounter } from "./choices-sql"
import { singleColourway } from "./single-sql"

/**
 * One colourway for the back office, drafts and archived ones too; also by a former slug.
 * @throws catalogue.colourway_gone
 */
export async function readColourway(sql: Sql, idOrSlug: string): Promise<Colourway> {
  const found = await one<{ colourway: Colourway }>(sql, singleColourway, Array<string>(5).fill(idOrSlug))
  if (!found) throw refuse(colourwayRefusals.colourway_gone)
  return { ...found.colourway, details: cleanDetails(found.colourway.details) }
}

/** The options of an editor: styles with their colours' usual values, categories, tags, colours. */
export async function readChoices(sql: Sql): Promise<Omit<ColourwayChoices, "sizes">> {
  await refreshSummaries(sql)
  const { choices } = await only<{ choices: Omit<ColourwayChoices, "sizes"> }>(sql, choicesOfCounter)
  return choices
}
