import { homeCalls } from "@silai/contracts/shop/home-calls"
import { answer } from "@silai/kit/answer"
import { shownHome } from "../../../../queries/shown-home"

export const POST = answer(homeCalls.shown, async ({ container }) => ({ data: await shownHome(container) }))
