import { homeCalls } from "@silai/contracts/shop/home-calls"
import { answer } from "@silai/kit/answer"
import { homeHistory } from "../../../../queries/shown-home"

export const POST = answer(homeCalls.history, async ({ container }) => homeHistory(container))
