import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import {
  aBrowser,
  aCustomer,
  anEmail,
  codeFor,
  resetTokenOf,
  standInPost,
  textsOf,
  waitOutFloor,
  wrongFor,
} from "../rig/customer"
import { eventually } from "../rig/eventually"
import { useShop } from "../rig/facts"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { figure } from "./print"

closeSqlAfterwards()
let shop: RunningShop

beforeAll(async () => {
  // The most verbose level: what is not logged at debug is never logged.
  shop = await openShop({ LOG_LEVEL: "debug" })
  useShop(shop.facts)
}, 240_000)
afterAll(() => shop.close(), 60_000)

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await sql<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    tables.map(
      async ({ name }) =>
        (await sql<{ text: string | null }>(`select json_agg(t)::text as text from ${name} t`))[0]!.text ?? "",
    ),
  )
  return texts.join("\n")
}

/** Six digits occur within many numbers; a code is a whole number by itself. */
const alone = (code: string) => new RegExp(`(?<![\\d.])${code}(?!\\d)`)

test("keeps no code, token, password or cookie in the database or the log, and no name or address in the log", async () => {
  const customer = await aCustomer({ name: "Zubeida Unheardof" })
  const { at, phone, email, password } = customer
  await waitOutFloor(phone)
  const other = aBrowser()
  const code = await codeFor(other, phone, "signin")
  await other.call(accountCalls.signinWithOtp, { phone, otp: wrongFor(code) })
  await aBrowser().call(accountCalls.signin, { identifier: email, password: "a-wrong-password-1968" })
  await aBrowser().call(profileCalls.generateResetToken, { email })
  const token = await eventually("the link has come", () => resetTokenOf(email), 20_000)
  const guest = aBrowser()
  const { nonce } = (await guest.call(profileCalls.googleNonce)).body.data
  const google = await standInPost<{ token: string }>("/google/__token", {
    sub: "31968",
    email: anEmail(),
    name: "Ravi Menon",
    nonce,
  })
  await guest.call(profileCalls.googleSignIn, google)
  await guest.call(profileCalls.googleSignIn, { token: `${google.token.slice(0, -4)}AAAA` })
  const codes = (await textsOf(phone)).map(({ otp }) => otp)
  const [database, log] = [await wholeDatabase(), shop.logs(100_000).split("--- stand-ins")[0]!]
  const secrets = [token, password, "a-wrong-password-1968", nonce, google.token, at.cookies.get("silai_shop")!]
  const found = [
    ...codes.filter((one) => alone(one).test(database) || alone(one).test(log)).map(() => "a code"),
    ...secrets
      .filter((one) => database.includes(one) || log.includes(one))
      .map((one) => `a secret of ${one.length} letters`),
    ...[phone, email, "Zubeida"].filter((one) => log.includes(one)).map(() => "a person in the log"),
  ]
  figure("secrets found in the database or the log, at debug", found.length, {
    codes: codes.length,
    secrets: secrets.length,
    databaseBytes: database.length,
    logBytes: log.length,
  })
  expect(found).toEqual([])
  // Checks the check itself: the person is in the database, the calls are in the log.
  expect(database).toContain("Zubeida")
  expect(log).toContain("account.otp_wrong")
}, 120_000)
