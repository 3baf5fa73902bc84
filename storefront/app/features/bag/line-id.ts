/** An id for a bag line. Not `randomUUID`: it is missing over plain http on a home network. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
