import { networkOf } from "@silai/kit/network"
import express from "express"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { write } from "./lines.mjs"

/** Where browsers report what a page's policy has blocked; the policies and `Reporting-Endpoints` name it. */
export const REPORTS_PATH = "/csp-report"
export const REPORTS_NAME = "policy"

const MOST_BYTES = 16 * 1024
const PATIENCE_MS = 5_000
/** Reports per request; a browser collects a page's reports for some seconds. */
const MOST_PER_REQUEST = 5
const MOST_LETTERS = 120
/** Requests that are read: of a network, and of all of them. Anyone can send one, and each may become a line of the log. */
const LIMITS = { perNetwork: { points: 10, duration: 60 }, ofAll: { points: 120, duration: 60 } }

const own = (text) => (typeof text === "string" ? text.slice(0, MOST_LETTERS).replaceAll(/[\p{C}\p{Z}]/gu, " ") : "")

/**
 * An address without personal data: the log gets the place, but no query, no fragment and no name of a
 * blob. A word such as `inline` stays as it is.
 */
function placeOf(address) {
  if (typeof address !== "string" || !URL.canParse(address)) return own(address)
  const { protocol, origin, pathname } = new URL(address)
  return own(protocol === "http:" || protocol === "https:" ? origin + pathname : protocol)
}

/** Violations caused by browser extensions are not the shop's concern. */
const isForeign = ({ blocked, source }) => [blocked, source].some((place) => /-extension:|^about:/.test(place))

/** One report, in the form of the Reporting API or in the older one, as facts for the log; null where it is invalid. */
export function factsOf(report) {
  const body = report?.type === "csp-violation" ? report.body : report?.["csp-report"]
  if (typeof body !== "object" || body === null) return null
  const facts = {
    directive: own(body.effectiveDirective ?? body["effective-directive"] ?? body["violated-directive"]),
    blocked: placeOf(body.blockedURL ?? body["blocked-uri"]),
    page: placeOf(body.documentURL ?? body["document-uri"]),
    source: placeOf(body.sourceFile ?? body["source-file"]),
  }
  return facts.directive && !isForeign(facts) ? facts : null
}

const writeKeptOut = (facts) => write("warn", "policy.kept_out", facts)

/**
 * Takes browsers' reports of what a policy has blocked, and writes them to the log: few per network and few in all, at
 * once, without a call to the backend. Further requests, and others than reports, get a reply without being read.
 * @param {{ report?: (facts: object) => void, limits?: typeof LIMITS }} options
 * @returns {import("express").RequestHandler}
 */
export function reports({ report = writeKeptOut, limits = LIMITS } = {}) {
  const [perNetwork, ofAll] = [new RateLimiterMemory(limits.perNetwork), new RateLimiterMemory(limits.ofAll)]
  const types = ["application/reports+json", "application/csp-report"]
  const parse = express.json({ limit: MOST_BYTES, type: types, inflate: false })
  const take = async (req, res) => {
    const end = (status) => {
      if (status !== 204) res.set("connection", "close")
      res.status(status).set("cache-control", "no-store").end()
    }
    if (req.method !== "POST") return end(405)
    if (!types.includes((req.headers["content-type"] ?? "").split(";")[0].trim().toLowerCase())) return end(415)
    try {
      await perNetwork.consume(networkOf(req.ip ?? ""))
      await ofAll.consume("")
    } catch {
      return end(429)
    }
    const late = setTimeout(() => req.destroy(), PATIENCE_MS)
    parse(req, res, (error) => {
      clearTimeout(late)
      if (error) return end(error.type === "entity.too.large" ? 413 : 400)
      const sent = (Array.isArray(req.body) ? req.body : [req.body]).slice(0, MOST_PER_REQUEST)
      for (const facts of sent.map(factsOf)) if (facts) report(facts)
      end(204)
    })
  }
  return (req, res, next) => void take(req, res).catch(next)
}
