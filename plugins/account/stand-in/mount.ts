import { present } from "@silai/contracts/present"
import path from "node:path"
import { json, type RequestHandler, type Router } from "express"
import { chooserPage } from "./chooser"
import type { StandInContext, StandInPanel } from "@silai/kit/stand-in"
import { jwkCerts, type Key, newKey, pemCerts, signToken } from "./keys"
import { claimsOf, people } from "./people"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/google", title: "Google" }

type State = { keys: Key[]; issued: { at: string; email: string; fault: string }[]; certs: string }
const shownRows = 50
const certModes = ["normal", "down"]
const switches = [{ key: "certs", label: "Certificates", choices: certModes }]

/**
 * Google sign-in: the script, the account chooser, the certificates, and `/__token` for tests, which makes any token.
 */
export async function mount(router: Router, { settings, clock, store }: StandInContext): Promise<StandInPanel> {
  const { state, save } = store<State>("google", { keys: [], issued: [], certs: "normal" })
  if (state.keys.length === 0) state.keys.push(newKey())
  const newestKey = () => present(state.keys.at(-1), "a key that signs")
  const note = (email: string, fault: string) => {
    state.issued.push({ at: new Date(clock.now()).toISOString(), email, fault })
    state.issued.splice(0, Math.max(0, state.issued.length - 500))
    save()
  }
  const certs =
    (shape: (keys: Key[]) => object): RequestHandler =>
    (_req, res) =>
      void (state.certs === "down"
        ? res.status(503).send("Service unavailable")
        : res.set("Cache-Control", "public, max-age=0").json(shape(state.keys)))

  router.get("/oauth2/v1/certs", certs(pemCerts))
  router.get("/oauth2/v3/certs", certs(jwkCerts))
  // A browser script is in the source folder, not among the compiled files.
  router.get("/gsi/client", (_req, res) => res.sendFile(path.resolve("plugins/account/stand-in/browser/client.js")))
  router.get("/choose", (req, res) => {
    const { client_id: clientId = "", nonce = "", origin = "" } = req.query as Record<string, string>
    const tokens = people.map((person) =>
      signToken(newestKey(), claimsOf(person, { clientId, nonce, now: clock.now(), fault: person.fault })),
    )
    res.type("html").send(chooserPage(tokens, origin))
  })
  router.get("/__faults", (_req, res) => res.json({ faults: { certs: state.certs }, switches }))
  // JSON only: a page of another origin cannot send it without a preflight.
  router.use((req, res, next) =>
    req.is("application/json") ? next() : void res.status(415).json({ error: "Send JSON." }),
  )
  router.use(json())
  router.post("/__token", (req, res) => {
    const {
      fault = "",
      nonce = "",
      clientId = settings.GOOGLE_CLIENT_ID ?? "",
      forged = false,
      ...person
    } = req.body as Record<string, string>
    note(person.email ?? "", fault)
    const key = forged ? { ...newKey(), kid: newestKey().kid } : newestKey()
    res.json({
      token: signToken(key, { ...claimsOf({ ...people[0], ...person }, { clientId, nonce, now: clock.now(), fault }) }),
    })
  })
  router.post("/__rotate", (_req, res) => {
    state.keys = [...state.keys.slice(-1), newKey()]
    save()
    res.json({ keys: state.keys.map(({ kid }) => kid) })
  })
  router.post("/__faults", (req, res) => {
    const mode: unknown = req.body.certs ?? (req.body.reset === true ? "normal" : undefined)
    if (!certModes.some((known) => known === mode))
      return void res.status(400).json({ error: `"certs" is one of ${certModes.join(", ")}.` })
    state.certs = String(mode)
    save()
    res.json({ faults: { certs: mode } })
  })
  return {
    columns: ["When", "Account", "Made wrong by"],
    rows: () =>
      state.issued
        .slice(-shownRows)
        .reverse()
        .map(({ at, email, fault }) => [at, email, fault]),
    switches,
    faults: () => ({ certs: state.certs }),
    reset: () => {
      Object.assign(state, { issued: [], certs: "normal" })
      save()
    },
    close: async () => undefined,
  }
}
