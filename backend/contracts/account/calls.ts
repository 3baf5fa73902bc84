import { z } from "zod"
import { defineCall } from "../call"
import { EMAIL, PASSWORD } from "./limits"
import { accountSays } from "./messages"

const person = z.object({ _id: z.string(), name: z.string(), role: z.enum(["admin", "customer"]), email: z.string().optional() })
export type Person = z.output<typeof person>

export const accountCalls = {
  authenticate: defineCall({
    path: "/customer/authenticate", audience: "everyone",
    summary: "Who this browser is. A guest gets success false, with status 200.",
    body: z.strictObject({}),
    reply: z.object({ user: person.nullable() }),
  }),
  signin: defineCall({
    path: "/customer/signin", audience: "everyone",
    summary: "Signs in by e-mail and password; people of the shop get a back-office session.",
    body: z.strictObject({ identifier: z.string().trim().toLowerCase().max(EMAIL.maxLength).regex(EMAIL.pattern, accountSays.signInEmailInvalid), password: z.string().min(1, accountSays.signInPasswordEmpty).max(PASSWORD.maxLength) }),
    reply: z.object({ data: z.object({ role: z.enum(["admin", "customer"]) }), customerData: z.object({ _id: z.string() }) }),
  }),
  signout: defineCall({
    path: "/customer/signout", audience: "everyone",
    summary: "Ends this browser's session: the shopper's, or the back office's.",
    body: z.strictObject({ audience: z.enum(["shop", "backOffice"]).default("shop") }),
    reply: z.object({}),
  }),
  adminSession: defineCall({
    path: "/admin/session", audience: "backOffice",
    summary: "Who is signed in to the back office.",
    body: z.strictObject({}),
    reply: z.object({ data: person }),
  }),
}
