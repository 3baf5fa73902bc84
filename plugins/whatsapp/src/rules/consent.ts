import { CONSENT_WORDS, type Consent } from "@silai/contracts/whatsapp/kinds"

const bare = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()

const words = (Object.keys(CONSENT_WORDS) as Consent[]).flatMap((consent) =>
  CONSENT_WORDS[consent].map((word) => [bare(word), consent] as const),
)
const known = new Map<string, Consent>(words)

/** Whether a message, as a whole, asks for no more messages, or for messages again. "Please don't stop" asks for neither. */
export const consentIn = (text: string): Consent | null => (text.length > 40 ? null : (known.get(bare(text)) ?? null))
