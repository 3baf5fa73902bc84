import scryptKdf from "scrypt-kdf"
import { expect, test } from "vitest"
import { passwordHash } from "./password-hash"

const isRight = (saved: string, password: string) => scryptKdf.verify(Buffer.from(saved, "base64"), password)

test("accepts the right password in the engine and refuses any other", async () => {
  const saved = await passwordHash("नमस्ते thread & needle")
  expect(await isRight(saved, "नमस्ते thread & needle")).toBe(true)
  expect(await isRight(saved, "नमस्ते thread & Needle")).toBe(false)
})

test("uses the engine's own cost, and gives two people with the same password different hashes", async () => {
  const [one, other] = await Promise.all([passwordHash("thread-and-needle"), passwordHash("thread-and-needle")])
  expect(one).not.toBe(other)
  expect(scryptKdf.viewParams(Buffer.from(one, "base64"))).toEqual({ logN: 15, r: 8, p: 1 })
})
