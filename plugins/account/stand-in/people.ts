/** The accounts in the stand-in's chooser; the last three are there to be refused. */
export const people = [
  {
    sub: "100000000000000000001",
    email: "asha.verma@gmail.example",
    name: "Asha Verma",
    email_verified: true,
    fault: "",
  },
  {
    sub: "100000000000000000002",
    email: "ravi.menon@gmail.example",
    name: "Ravi Menon",
    email_verified: true,
    fault: "",
  },
  {
    sub: "100000000000000000003",
    email: "simran.gill@gmail.example",
    name: "Simran Gill",
    email_verified: true,
    fault: "",
  },
  {
    sub: "100000000000000000004",
    email: "not.verified@gmail.example",
    name: "Mail Not Verified",
    email_verified: false,
    fault: "",
  },
  {
    sub: "100000000000000000005",
    email: "too.late@gmail.example",
    name: "Expired Token",
    email_verified: true,
    fault: "expired",
  },
  {
    sub: "100000000000000000006",
    email: "other.shop@gmail.example",
    name: "Token Of Another Shop",
    email_verified: true,
    fault: "wrong-audience",
  },
] as const

type Claims = { sub: string; email: string; name: string; email_verified: boolean }
type Wish = { clientId: string; nonce: string; now: number; fault?: string }

/** The claims of an ID token, as Google writes them; `fault` makes one of them wrong. */
export function claimsOf(
  { sub, email, name, email_verified }: Claims,
  { clientId, nonce, now, fault }: Wish,
): Record<string, unknown> {
  const iat = Math.floor(now / 1000) - (fault === "expired" ? 7200 : 0)
  const [given_name, ...rest] = name.split(" ")
  return {
    iss: fault === "wrong-issuer" ? "https://accounts.google.example" : "https://accounts.google.com",
    aud: fault === "wrong-audience" ? "another-shop.apps.googleusercontent.com" : clientId,
    azp: clientId,
    sub,
    email,
    email_verified,
    nonce,
    name,
    given_name,
    family_name: rest.join(" "),
    iat,
    nbf: iat - 300,
    exp: iat + 3600,
    jti: `${sub}.${iat}`,
  }
}
