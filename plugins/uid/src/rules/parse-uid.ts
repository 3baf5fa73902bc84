import { readUid } from "@silai/contracts/uid/code"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { refuse } from "@silai/kit/refuse"

/** The id that was typed or scanned. @throws uid.empty, uid.form, uid.check */
export function uidIn(typed: string): string {
  const read = readUid(typed)
  if ("id" in read) return read.id
  if (read.fault === "empty") throw refuse(uidRefusals.empty)
  throw refuse(read.fault === "check" ? uidRefusals.check : uidRefusals.form)
}
