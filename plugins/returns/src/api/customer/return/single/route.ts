import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { requestOfBuyer } from "../../../../queries/of-buyer"
import { showReturn } from "../../../../queries/show"
import { movesOfBuyer } from "../../../../rules/moves"

export const POST = answer(returnCalls.single, async ({ body, visitor, container }) => {
  const { id } = await requestOfBuyer(container, visitor, body)
  return { data: await showReturn(container, id, movesOfBuyer) }
})
