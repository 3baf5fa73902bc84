import { accountCalls } from "@silai/contracts/account/calls"
import { expect } from "vitest"
import { aBrowser, aPhone } from "../../rig/customer"
import { CARRIER, carried } from "../carrier"
import { type Change, environmentLaw } from "../change"

const folder = "plugins/messaging/src/providers"

export const smsCarrier: Change = {
  row: "send text messages by another carrier",
  first: [
    {
      file: `${folder}/pigeon/index.ts`,
      text: `import { z } from "zod"
import { ask } from "../post"
import { carrier, given, webAddress } from "../carrier"

const variables = z.object({ PIGEON_BASE_URL: webAddress, PIGEON_KEY: given })

export default carrier(variables, async (env, { phone, values: [code] }) => {
  const reply = await ask<{ id?: string }>(env.PIGEON_BASE_URL, {
    headers: { "x-key": env.PIGEON_KEY, "content-type": "application/json" },
    body: JSON.stringify({ to: phone, code }),
  })
  return reply.id ?? ""
})
`,
    },
  ],
  noticed: [environmentLaw("explains every variable of a text message carrier")],
  rest: [
    {
      file: "backend/contracts/messaging/limits.ts",
      find: `["msg91", "twilio"]`,
      replace: `["msg91", "pigeon", "twilio"]`,
    },
    {
      file: ".env.example",
      find: "# For SMS_PROVIDER=twilio:",
      replace: "# For SMS_PROVIDER=pigeon.\n#PIGEON_BASE_URL=\n#PIGEON_KEY=\n# For SMS_PROVIDER=twilio:",
    },
  ],
  environment: { SMS_PROVIDER: "pigeon", PIGEON_BASE_URL: CARRIER, PIGEON_KEY: "feathers" },
  works: async (carrier) => {
    const phone = aPhone()
    expect((await aBrowser().call(accountCalls.sendOtp, { phone })).status).toBe(200)
    expect(await carried(carrier, phone)).toMatchObject({ to: phone, key: "feathers" })
  },
}
