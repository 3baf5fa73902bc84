import { z } from "zod"
import { adminCall, callFor } from "../call"
import { listOf } from "../list"
import { SECOND_FACTOR } from "../staff/limits"
import { PASSKEY } from "./passkey-limits"
import { passkeyMessages } from "./passkey-messages"
import { givenPassword, selfProof } from "./shapes"
import { lineShape } from "../text"

const guest = callFor("guest")
const customer = callFor("customer")
const own = adminCall("signin.secure")

const encoded = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
const part = encoded(PASSKEY.longestPart)
const id = encoded(PASSKEY.longestId)
/** The results of the browser's `startRegistration` and `startAuthentication`; unused fields are left out. */
const outer = { id, rawId: id, type: z.literal("public-key") }
const attested = z.object({
  ...outer,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: listOf(z.string().max(20), 10).optional(),
  }),
})
const asserted = z.object({
  ...outer,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.nullish(),
  }),
})
export type AttestedKey = z.output<typeof attested>
export type AssertedKey = z.output<typeof asserted>

const staffProof = {
  password: givenPassword,
  code: z.string().trim().max(SECOND_FACTOR.longestTyped).optional(),
}
const name = lineShape(PASSKEY.nameLength).min(1, passkeyMessages.nameEmpty)
/** The options as WebAuthn's JSON: the browser's library reads them. */
const options = z.object({ data: z.record(z.string(), z.unknown()) })
const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  seenAt: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>
const list = z.object({ data: z.array(passkey) })

export const passkeyCalls = {
  passkeySignInStart: guest(
    "/customer/user/passkey-sign-in-start",
    "Options with which the browser asks the device for a passkey; valid in this browser, once, for five minutes.",
    { body: z.strictObject({}), reply: options },
  ),
  passkeySignIn: guest(
    "/customer/user/passkey-sign-in",
    "Signs in with a passkey: a customer, or a staff member, for whom it replaces password and second step together.",
    {
      body: z.strictObject({ response: asserted }),
      reply: z.object({
        data: z.object({ role: z.enum(["admin", "customer"]) }),
        customerData: z.object({ _id: z.string() }),
      }),
    },
  ),
  passkeys: customer("/customer/user/passkeys", "The passkeys of the signed-in customer.", {
    body: z.strictObject({}),
    reply: list,
  }),
  passkeyStart: customer(
    "/customer/user/passkey-start",
    "Options with which the browser creates a passkey. Requires the password, an OTP to the phone (add-passkey), a mailed link, or Google's token.",
    { body: z.strictObject(selfProof), reply: options },
  ),
  passkeyAdd: customer("/customer/user/passkey-add", "Saves the passkey that the device has made.", {
    body: z.strictObject({ name, response: attested }),
    reply: z.object({ data: passkey }),
  }),
  passkeyRename: customer("/customer/user/passkey-rename", "Gives a passkey another name.", {
    body: z.strictObject({ passkeyId: id, name }),
    reply: list,
  }),
  passkeyRemove: customer(
    "/customer/user/passkey-remove",
    "Removes a passkey: needs the password, an OTP to the phone (remove-passkey), a mailed link, or Google's token. The account's address gets a mail.",
    { body: z.strictObject({ passkeyId: id, ...selfProof }), reply: list },
  ),
  ownPasskeys: own("/admin/user/passkey", "The passkeys of the signed-in person of the shop.", {
    body: z.strictObject({}),
    reply: list,
  }),
  ownPasskeyStart: own(
    "/admin/user/passkey/start",
    "Options with which the browser creates a passkey. Requires the password, and a code where there is a second factor.",
    {
      body: z.strictObject(staffProof),
      reply: options,
    },
  ),
  ownPasskeyAdd: own(
    "/admin/user/passkey/add",
    "Saves the passkey that the device has made: it counts as a second factor. Other devices are signed out.",
    { body: z.strictObject({ name, response: attested }), reply: z.object({ data: passkey }) },
  ),
  ownPasskeyRename: own("/admin/user/passkey/rename", "Renames a passkey of the signed-in person.", {
    body: z.strictObject({ passkeyId: id, name }),
    reply: list,
  }),
  ownPasskeyRemove: own(
    "/admin/user/passkey/remove",
    "Removes one's own passkey: needs the password, and a code if an app gives them. The last one stays if the shop requires a second factor and there is no other.",
    { body: z.strictObject({ passkeyId: id, ...staffProof }), reply: list },
  ),
}
