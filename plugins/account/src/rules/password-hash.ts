import { createHash, createHmac, randomBytes, scrypt } from "node:crypto"

/** The engine's own scrypt cost: N = 2^15, r = 8, p = 1. */
const cost = { logN: 15, r: 8, p: 1 }

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const { logN, r, p } = cost
    scrypt(password, salt, 64, { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/**
 * A password hash in the format of the engine's e-mail-and-password provider (the scrypt file format, base64), so that
 * our transaction can write an account with its sign-in method while the engine still checks the password.
 */
export async function passwordHash(password: string): Promise<string> {
  const head = Buffer.alloc(48)
  head.write("scrypt", 0, "ascii")
  head.writeUInt8(cost.logN, 7)
  head.writeUInt32BE(cost.r, 8)
  head.writeUInt32BE(cost.p, 12)
  randomBytes(32).copy(head, 16)
  const key = await derive(password, head.subarray(16, 48))
  const checked = Buffer.concat([head, createHash("sha256").update(head).digest().subarray(0, 16)])
  const signature = createHmac("sha256", key.subarray(32)).update(checked).digest()
  return Buffer.concat([checked, signature]).toString("base64")
}

/** Hashes without a check: an unknown person must take as long as a wrong password. */
export async function hashForTiming(password: string): Promise<void> {
  await derive(password, randomBytes(32))
}
