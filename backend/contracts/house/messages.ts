import { refusals } from "../refusal"
import { waitInWords } from "../counting"

/** Refusals of the host itself, whatever the noun. */
export const houseRefusals = refusals("house", {
  bad_body: { status: 400, say: (where: string, what: string) => (where ? `${where}: ${what}` : what) },
  bad_json: { status: 400, say: "The request could not be read. Please try again." },
  too_large: { status: 413, say: "That is too large to send." },
  not_json: { status: 415, say: "Only JSON requests are taken here." },
  not_multipart: { status: 415, say: "Files are sent as multipart/form-data here." },
  foreign_origin: { status: 403, say: "This request did not come from our shop.", level: "warn" },
  sign_in: { status: 401, say: "Please sign in to continue." },
  not_allowed: { status: 403, say: "You do not have permission to do this.", level: "warn" },
  not_found: { status: 404, say: "We could not find that." },
  /** A route of Medusa's own admin API that would change stock or money behind the shop's back. */
  done_elsewhere: { status: 403, say: (where: string) => where },
  no_token: { status: 401, say: "The metrics need their token." },
  too_many: {
    status: 429,
    say: (seconds: number) => `Too many tries. Please try again in ${waitInWords(seconds)}.`,
  },
  busy: { status: 503, say: "The shop is busy for a moment. Please try again.", level: "warn" },
  refused_often: {
    status: 429,
    say: (seconds: number) =>
      `Too much came from your connection that the shop could not read. Please try again in ${waitInWords(seconds)}.`,
  },
  /** The replies of the storefront's server itself, before a request reaches the backend. */
  too_slow: { status: 408, say: "The request did not arrive. Please try again." },
  too_many_at_once: { status: 429, say: "Too many requests at once. Please try again in a few seconds." },
  unreachable: { status: 502, say: "The shop is not reachable for a moment. Please try again." },
  fault: { status: 500, say: "Something went wrong on our side. Please try again.", level: "error" },
})
