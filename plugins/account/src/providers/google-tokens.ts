import { OAuth2Client } from "google-auth-library"

/** Timeout for fetching Google's keys: the user waits at the button for them. */
const CERTS_WITHIN_MS = 5_000

export type GooglePerson = { sub: string; email: string; emailVerified: boolean; name: string; nonce: string }

/** Checks Google's ID tokens against the certificates at the given address: signature, audience, issuer, expiry. */
export class GoogleTokens {
  readonly #clientId: string
  readonly #client: OAuth2Client

  constructor({ clientId, certsUrl }: { clientId: string; certsUrl: string }) {
    this.#clientId = clientId
    this.#client = new OAuth2Client({
      clientId,
      transporterOptions: { timeout: CERTS_WITHIN_MS },
      endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl, oauth2FederatedSignonJwkCertsUrl: certsUrl },
    })
  }

  /**
   * The person a token names, or null when it is invalid. The library's own error quotes the token, so it is not
   * logged.
   */
  async read(token: string): Promise<GooglePerson | null> {
    try {
      const ticket = await this.#client.verifyIdToken({ idToken: token, audience: this.#clientId })
      const { sub, email, email_verified, name, nonce } = ticket.getPayload() ?? {}
      if (!sub || !email) return null
      return {
        sub,
        email: email.trim().toLowerCase(),
        emailVerified: email_verified === true,
        name: name ?? "",
        nonce: nonce ?? "",
      }
    } catch {
      return null
    }
  }
}
