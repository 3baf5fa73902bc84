import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { everyCall } from "@silai/contracts/every-call"
import { expect, test } from "vitest"
import type { Browser } from "../rig/browser"
import {
  aBrowser,
  aCustomer,
  anEmail,
  aPhone,
  codeFor,
  provePhone,
  standInPost,
  textsOf,
  waitOutFloor,
  wrongFor,
} from "../rig/customer"
import { theShop } from "../rig/facts"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { figure } from "./print"
import { median, surenessOfDifference } from "./statistics"

closeSqlAfterwards()

/** An attacker has many addresses: only limits counted by something else work. */
const from = (n: number) => ({ "x-forwarded-for": `172.${16 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` })
const times = <T>(n: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => act(at)))

test("checks five of a thousand guesses at once", async () => {
  const [at, phone] = [aBrowser(), aPhone()]
  const code = await codeFor(at, phone, "signin")
  const answers = await times(1000, (n) =>
    at.post(accountCalls.verifyOtp.path, { phone, otp: wrongFor(code, n + 1), purpose: "signin" }, from(n)),
  )
  const evaluated = answers.filter(({ body }) => body.code === "account.otp_wrong").length
  const right = await at.post(accountCalls.verifyOtp.path, { phone, otp: code, purpose: "signin" }, from(2000))
  figure("OTP guesses evaluated of 1,000 parallel", evaluated, {
    n: 1000,
    faults: answers.filter(({ status }) => status >= 500).length,
    rightAfterwards: right.status,
  })
  expect([evaluated, right.status]).toEqual([5, 410])
})

test("sends five messages to one phone for a thousand requests from everywhere", async () => {
  const phone = aPhone()
  const ways = [phone, `+91${phone}`, `0${phone}`, `91${phone}`, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`]
  const ask = (n: number) =>
    aBrowser().post(
      accountCalls.sendOtp.path,
      { phone: ways[n % ways.length], purpose: n % 2 ? "signin" : "signup" },
      from(n),
    )
  // A patient attacker waits each minute; then all come at once.
  for (let n = 0; n < 7; n++) {
    await waitOutFloor(phone)
    await ask(n)
  }
  const answers = await times(1000, ask)
  const sent = (await textsOf(phone)).length
  figure("SMS sent in 1,000 asks for one phone", sent, {
    n: 1007,
    faults: answers.filter(({ status }) => status >= 500).length,
  })
  expect(sent).toBe(5)
})

test("signs in once with the right code fifty times at once", async () => {
  const { phone } = await aCustomer()
  await waitOutFloor(phone)
  const at = aBrowser()
  const otp = await codeFor(at, phone, "signin")
  const answers = await times(50, (n) => at.post(accountCalls.signinWithOtp.path, { phone, otp }, from(n)))
  const entered = answers.filter(({ status }) => status === 200).length
  figure("successes of the right code used 50 times in parallel", entered, { n: 50 })
  expect(entered).toBe(1)
})

test("checks ten of sixty passwords at once from one place, a hundred a day from everywhere, and lets the person in", async () => {
  const { at: home, email, phone, password } = await aCustomer()
  await home.call(accountCalls.signout)
  const guess = (n: number, address: Record<string, string>) =>
    aBrowser().post(accountCalls.signin.path, { identifier: n % 2 ? email : phone, password: `a-guess-${n}` }, address)
  const count = (answers: { status: number }[], wanted: number) =>
    answers.filter(({ status }) => status === wanted).length
  const near = await times(60, (n) => guess(n, from(5000)))
  const far = await times(200, (n) => guess(60 + n, from(5001 + n)))
  const [evaluated, all] = [count(near, 401), count(near, 401) + count(far, 401)]
  figure("password guesses evaluated of 60 parallel from one place", evaluated, { n: 60, slowed: count(near, 429) })
  figure("password guesses evaluated of 260 from 201 places", all, { n: 260, slowed: count(far, 429) })
  expect(evaluated).toBe(SIGN_IN_TRIES.perPersonAndPlace.points)
  expect(all).toBe(SIGN_IN_TRIES.perPerson.points)
  const enter = async (at: Browser) => (await at.call(accountCalls.signin, { identifier: email, password })).status
  const [known, stranger] = [await enter(home), await enter(aBrowser())]
  figure("status of the right password under that attack, in a known browser", known, { inAnUnknownOne: stranger })
  expect([known, stranger]).toEqual([200, 429])
})

test("makes no planted cookie a session", async () => {
  const known = await aCustomer()
  await waitOutFloor(known.phone)
  const planted = () => {
    const at = aBrowser()
    at.cookies.set("silai_shop", "planted-by-a-thief")
    return at
  }
  const ways: Record<string, (at: ReturnType<typeof aBrowser>) => Promise<unknown>> = {
    password: (at) => at.call(accountCalls.signin, { identifier: known.email, password: known.password }),
    code: async (at) =>
      at.call(accountCalls.signinWithOtp, { phone: known.phone, otp: await codeFor(at, known.phone, "signin") }),
    signup: async (at) => {
      const phone = aPhone()
      await provePhone(at, phone, "signup")
      await at.call(accountCalls.signup, { name: "Asha Verma", email: anEmail(), phone, password: "thread-and-needle" })
    },
    google: async (at) => {
      const { nonce } = (await at.call(profileCalls.googleNonce)).body.data
      await at.call(
        profileCalls.googleSignIn,
        await standInPost("/google/__token", { sub: `2${Date.now()}`, email: anEmail(), name: "Ravi Menon", nonce }),
      )
    },
  }
  let fixed = 0
  for (const enter of Object.values(ways)) {
    const at = planted()
    await at.call(profileCalls.googleNonce)
    const asGuest = at.cookies.get("silai_shop")
    await enter(at)
    expect((await at.call(profileCalls.userSingle)).status).toBe(200)
    for (const cookie of ["planted-by-a-thief", asGuest!]) {
      const thief = aBrowser()
      thief.cookies.set("silai_shop", cookie)
      if ((await thief.call(profileCalls.userSingle)).status !== 401) fixed += 1
    }
  }
  figure("sessions fixed by a planted or an earlier cookie", fixed, {
    ways: Object.keys(ways).join(" "),
    n: 2 * Object.keys(ways).length,
  })
  expect(fixed).toBe(0)
})

test("refuses a request from another site's page, at every call", async () => {
  const [{ api, publicUrl }, { at }] = [theShop(), await aCustomer()]
  const cookie = [...at.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const json = { "content-type": "application/json" }
  const shapes: Record<string, { method?: string; headers: Record<string, string>; body?: string }> = {
    "foreign origin": { headers: { ...json, origin: "https://evil.example" }, body: "{}" },
    "null origin": { headers: { ...json, origin: "null" }, body: "{}" },
    "sub-domain": { headers: { ...json, origin: publicUrl.replace("//", "//evil.") }, body: "{}" },
    "no origin, foreign site": { headers: { ...json, "sec-fetch-site": "cross-site" }, body: "{}" },
    "plain text": { headers: { "content-type": "text/plain", origin: publicUrl }, body: "{}" },
    form: { headers: { "content-type": "application/x-www-form-urlencoded", origin: publicUrl }, body: "a=1" },
    multipart: { headers: { "content-type": "multipart/form-data; boundary=x", origin: publicUrl }, body: "--x--" },
    "method override": { method: "GET", headers: { "x-http-method-override": "POST" } },
  }
  const [open, all] = [[] as string[], everyCall.length * Object.keys(shapes).length]
  for (const call of everyCall)
    for (const [name, { method = "POST", headers, body }] of Object.entries(shapes)) {
      if (name === "multipart" && call.multipart) continue
      const { status } = await fetch(api + call.path, { method, headers: { ...headers, cookie }, body })
      if (![403, 404, 415].includes(status)) open.push(`${call.path} ${name} ${status}`)
    }
  figure("CSRF shapes refused", `${all - open.length} of ${all}`, {
    calls: everyCall.length,
    shapes: Object.keys(shapes).length,
  })
  expect(open).toEqual([])
})

test("gives known and unknown people the same answers, except where an answer asks for it", async () => {
  const n = 60
  const people = await times(n, async (at) => {
    const [email, phone, id] = [anEmail(), aPhone(), `cus_score_${Date.now()}_${at}`]
    await sql(
      `with c as (insert into customer (id, email, first_name, has_account) values ($1, $2, 'Asha', true)) insert into customer_phone (phone, customer_id) values ($3, $1)`,
      [id, email, phone],
    )
    return { email, phone }
  })
  const signedUp = await times(8, () => aCustomer())
  const asks: Record<string, { path: string; known: (at: number) => object; unknown: () => object }> = {
    "otp/send": {
      path: accountCalls.sendOtp.path,
      known: (at) => ({ phone: people[at]!.phone, purpose: "signin" }),
      unknown: () => ({ phone: aPhone(), purpose: "signin" }),
    },
    "generate-reset-token": {
      path: profileCalls.generateResetToken.path,
      known: (at) => ({ email: people[at]!.email }),
      unknown: () => ({ email: anEmail() }),
    },
    signin: {
      path: accountCalls.signin.path,
      known: (at) => ({ identifier: signedUp[at % 8]!.email, password: "not-the-password" }),
      unknown: () => ({ identifier: anEmail(), password: "not-the-password" }),
    },
  }
  for (const [name, { path, known, unknown }] of Object.entries(asks)) {
    const took: [number[], number[]] = [[], []]
    const answersBySide = [new Set<string>(), new Set<string>()]
    // Alternating, so that a busy moment of the machine affects both alike; the first few are warm-up.
    for (let at = 0; at < n; at++)
      for (const side of at % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const [one, body] = [aBrowser(), side === 0 ? known(at) : unknown()]
        const started = performance.now()
        const answer = await one.post(path, body)
        if (at >= 5) took[side].push(performance.now() - started)
        answersBySide[side]!.add(JSON.stringify([answer.status, answer.body]))
      }
    const [a, b] = [median(took[0]), median(took[1])]
    const sureness = surenessOfDifference(...took)
    figure(`${name}: milliseconds between known and unknown (median)`, Number(Math.abs(a - b).toFixed(2)), {
      n: 2 * n,
      known: Number(a.toFixed(1)),
      unknown: Number(b.toFixed(1)),
      sureness: Number(sureness.toFixed(2)),
    })
    expect([name, [...answersBySide[0]!]]).toEqual([name, [...answersBySide[1]!]])
    expect(Math.abs(a - b) < 5 || sureness < 3.3, name).toBe(true)
  }
}, 300_000)
