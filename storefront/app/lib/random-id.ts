/** A random name of 24 characters: of a bag line, of a press. Not `randomUUID`: it is missing over plain http on a home network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
