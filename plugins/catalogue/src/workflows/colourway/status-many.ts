import type { MedusaContainer } from "@medusajs/framework/types"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { whyNot } from "@silai/kit/why-not"
import { run } from "@silai/kit/workflow"
import type { Person } from "../../rules/person"
import { updateColourwayWorkflow } from "./workflows"

type Asked = ParsedBodyOf<typeof colourwayCalls.updateStatus> & { by: Person }
type Result = ReplyOf<typeof colourwayCalls.updateStatus>["data"][number]

/**
 * Publishes or hides each of these colourways in a separate transaction: one that is not ready does not stop the others. One after
 * the other, because colourways of one style wait for the same lock.
 */
export async function updateStatuses(
  container: MedusaContainer,
  { variants, status, by }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<Result[]> {
  const results: Result[] = []
  for (const { _id, version } of variants) {
    try {
      await run(updateColourwayWorkflow, container, { _id, version, status, by }, additionalData)
      results.push({ _id, done: true, message: "", code: null })
    } catch (error) {
      results.push({ _id, done: false, ...whyNot(error, { colourway: _id }) })
    }
  }
  return results
}
