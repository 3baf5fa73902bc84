import { createECDH, randomBytes, randomInt } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { Trouble } from "./trouble.mjs"

// Letters that cannot be mistaken for one another when read from a screen.
const letters = "abcdefghijkmnpqrstuvwxyz23456789"
const word = (length) => Array.from({ length }, () => letters[randomInt(letters.length)]).join("")
// A production start refuses secrets with this prefix.
const secret = () => `demo-${randomBytes(32).toString("base64url")}`

/** The pair with which the shop proves itself to browsers' push services. */
function pushKeys() {
  const curve = createECDH("prime256v1")
  const publicKey = curve.generateKeys("base64url")
  // Without its leading zeros the private key may be shorter than its 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString("base64url")
  return { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: `demo-${privateKey}` }
}

const fresh = () => ({
  // Characters without a special meaning in a URL or a statement.
  DATABASE_PASSWORD: randomBytes(24).toString("hex"),
  JWT_SECRET: secret(),
  COOKIE_SECRET: secret(),
  RAZORPAY_KEY_ID: `rzp_test_${randomBytes(7).toString("hex")}`,
  RAZORPAY_KEY_SECRET: secret(),
  RAZORPAY_WEBHOOK_SECRET: secret(),
  OTP_PEPPER: secret(),
  MSG91_AUTH_KEY: secret(),
  MSG91_TEMPLATE_ID: randomBytes(12).toString("hex"),
  MSG91_SHIPPED_TEMPLATE_ID: randomBytes(12).toString("hex"),
  MSG91_READY_TEMPLATE_ID: randomBytes(12).toString("hex"),
  MSG91_CANCELLED_TEMPLATE_ID: randomBytes(12).toString("hex"),
  MSG91_BACK_IN_STOCK_TEMPLATE_ID: randomBytes(12).toString("hex"),
  WHATSAPP_PHONE_NUMBER_ID: String(randomInt(10 ** 11, 10 ** 12)),
  WHATSAPP_ACCESS_TOKEN: secret(),
  WHATSAPP_APP_SECRET: secret(),
  WHATSAPP_VERIFY_TOKEN: secret(),
  ...pushKeys(),
  GOOGLE_CLIENT_ID: `${randomInt(1e11, 9e11)}-demo.apps.googleusercontent.com`,
  ADMIN_PASSWORD: `${word(4)}-${word(4)}-${word(4)}`,
  CUSTOMER_PASSWORD: `${word(4)}-${word(4)}-${word(4)}`,
})

/** The demo's secrets: random, one set per data folder, readable by its owner only. Names added later are filled in. */
export function demoSecrets(dataDir) {
  const file = path.join(dataDir, "secrets.json")
  let kept = {}
  try {
    kept = JSON.parse(fs.readFileSync(file, "utf8"))
  } catch (error) {
    if (error.code !== "ENOENT")
      throw new Trouble(
        `${file} cannot be read (${error.message}). Restore it from a copy, or start the demo over with npm start -- --reset.`,
      )
  }
  const secrets = { ...fresh(), ...kept }
  if (Object.keys(secrets).some((name) => !(name in kept)))
    fs.writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
