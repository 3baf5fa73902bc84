import { randomBytes } from "node:crypto"

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** A new id such as `chk_01J…`: time first, so that rows sort by age; then 80 random bits. */
export function newId(prefix: string): string {
  let time = Date.now()
  let head = ""
  for (let i = 0; i < 10; i++) {
    head = letters[time % 32] + head
    time = Math.floor(time / 32)
  }
  const tail = Array.from(randomBytes(16), (byte) => letters[byte % 32]).join("")
  return `${prefix}_${head}${tail}`
}
