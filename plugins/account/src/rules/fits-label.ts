import { cose, decodeCredentialPublicKey } from "@simplewebauthn/server/helpers"

const { COSEALG, COSECRV, COSEKEYS, COSEKTY } = cose

/** The kinds of key that we ask devices for: the label of the algorithm, and the key that it needs. */
const KINDS = [
  { label: COSEALG.ES256, type: COSEKTY.EC2, curve: COSECRV.P256 },
  { label: COSEALG.EdDSA, type: COSEKTY.OKP, curve: COSECRV.ED25519 },
  { label: COSEALG.RS256, type: COSEKTY.RSA, curve: null },
] as const

/** Whether a passkey's key is of the kind that its label says: with another, it could be stored and never sign in. */
export function fitsLabel(publicKey: Uint8Array): boolean {
  const key = decodeCredentialPublicKey(new Uint8Array(publicKey))
  const curve = (key as cose.COSEPublicKeyEC2).get(COSEKEYS.crv)
  return KINDS.some(
    ({ label, type, curve: wanted }) =>
      key.get(COSEKEYS.alg) === label && key.get(COSEKEYS.kty) === type && (wanted === null || curve === wanted),
  )
}
