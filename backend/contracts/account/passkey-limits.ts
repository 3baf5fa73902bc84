/** Passkeys of one person, and how long the device's dialog may take. */
export const PASSKEY = {
  most: 10,
  nameLength: 40,
  challengeSeconds: 300,
  /** The device shows its dialog at most so long. */
  timeoutMs: 240_000,
  /** Base64 of what a device sends, with room for the keys of the years to come. */
  longestId: 1400,
  longestPart: 12_000,
} as const
