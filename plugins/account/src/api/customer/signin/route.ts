import { accountCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import type { Request, Response } from "express"
import { enter } from "../../../sign-in/enter"

export const POST = answer(accountCalls.signin, async ({ body, visitor, container, req, res }) => {
  const door = { req: req as unknown as Request, res: res as unknown as Response, visitor, container }
  const { role, actorId } = await enter(door, body.identifier, body.password)
  return { message: accountSays.signedIn, data: { role }, customerData: { _id: actorId } }
})
