import { accountCalls, passkeyCalls, profileCalls } from "@silai/contracts/account/calls"
import { OWN_PURPOSES, type OtpPurpose } from "@silai/contracts/account/limits"
import { hashOf } from "@silai/kit/sessions"
import { unseal } from "@silai/kit/seal"
import { randomInt } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import type { Answer, Browser } from "../../rig/browser"
import { aBrowser, aCustomer, anEmail, aPhone, standInPost, textsOf } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { aDevice } from "../../rig/passkey"
import { dice, TEST_SEED } from "../../rig/seeded"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { workNow } from "../../rig/work"

closeSqlAfterwards()

const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 20)
const LENGTH = 12
const LANES = 3

/** Everything that one person can use: the account's owner, or the attacker. */
type Person = {
  at: Browser
  mailboxes: [string, string]
  phones: [string, string]
  google: { sub: string; email: string; name: string }
  device: ReturnType<typeof aDevice>
  /** Passwords that the person knows, the newest first. */
  passwords: string[]
  /** The accounts whose password was set with a link from these mailboxes, the newest last. */
  recovered: string[]
}
type Side = "owner" | "attacker"
type World = Record<Side, Person> & {
  /** The account that both want. */
  accountId: string
  /** Another account of the attacker, with an e-mail that was never proven. */
  second: Person
}

const SQUATTED = "signed up with the owner's e-mail"
/** How a sequence begins, for the attacker. */
const STARTS = ["knows the password", "has a session", "knows the password and has a session", SQUATTED] as const
type Start = (typeof STARTS)[number]

const aSub = () => `5${String(randomInt(1e9)).padStart(10, "0")}${String(randomInt(1e9)).padStart(10, "0")}`
function aPerson(): Person {
  const mailboxes: [string, string] = [anEmail(), anEmail()]
  return {
    at: aBrowser(),
    mailboxes,
    phones: [aPhone(), aPhone()],
    google: { sub: aSub(), email: mailboxes[0], name: "Ravi Menon" },
    device: aDevice(),
    passwords: [],
    recovered: [],
  }
}

async function begin(start: Start): Promise<World> {
  const [owner, attacker, second] = [aPerson(), aPerson(), aPerson()]
  const other = await aCustomer({ email: attacker.mailboxes[1], phone: second.phones[0] })
  Object.assign(second, { at: other.at, passwords: [other.password], mailboxes: attacker.mailboxes })
  const isSquatted = start === SQUATTED
  const first = isSquatted ? attacker : owner
  const made = await aCustomer({ email: owner.mailboxes[0], phone: first.phones[0] })
  first.at = made.at
  // The rig gives every customer one password: here no one may know another's.
  first.passwords = [made.password]
  if (!isSquatted) {
    await sql(`insert into customer_email_proof (customer_id, email) values ($1, $2)`, [made.id, owner.mailboxes[0]])
    if (start !== "has a session") attacker.passwords = [made.password]
    if (start !== "knows the password") attacker.at = sameSession(made.at)
  }
  return { owner, attacker, second, accountId: made.id }
}

/** A copy of the cookies, in another place. */
function sameSession(at: Browser): Browser {
  const copy = aBrowser()
  at.cookies.forEach((value, name) => copy.cookies.set(name, value))
  return copy
}

const LETTERS = {
  undo: "account.changed",
  reset: "account.reset",
  confirm: "account.confirm-email",
  proof: "account.proof",
} as const
/** The tokens in a person's mailboxes, oldest first. Read from the outbox: the mail itself has its own tests. */
async function tokensOf({ mailboxes }: Person, kind: keyof typeof LETTERS): Promise<string[]> {
  const rows = await sql<{ sealed: string }>(
    `select coalesce(payload ->> 'sealedUndoToken', payload ->> 'sealedToken') as sealed from outbox
      where topic = $1 and payload ->> 'email' = any($2) and (payload ? 'sealedUndoToken' or payload ? 'sealedToken') order by id`,
    [LETTERS[kind], mailboxes],
  )
  return rows.map(({ sealed }) => unseal(cookieSecret(), sealed))
}
const cookieSecret = () =>
  (JSON.parse(readFileSync(path.join(theShop().dataDir, "secrets.json"), "utf8")) as { COOKIE_SECRET: string })
    .COOKIE_SECRET

let passwordsMade = 0
const aPassword = (side: Side) => `${side}-needle-${++passwordsMade}-${randomInt(1e6)}`

type Step = { by: Side; act: ActName; a: number; b: number }
type Reply = Answer<unknown> | null
type Act = (who: Person, step: Step, world: World) => Promise<Reply>

const pick = <T>(from: readonly T[], n: number): T | undefined => (from.length ? from[n % from.length] : undefined)

async function proves(who: Person, phone: string, purpose: OtpPurpose): Promise<void> {
  const sent = await who.at.call(accountCalls.sendOtp, { phone, purpose })
  const otp = sent.status === 200 && (await textsOf(phone)).at(-1)?.otp
  if (otp) await who.at.call(accountCalls.verifyOtp, { phone, otp, purpose })
}
/** The password, a code to the person's own number, or only what was proven before. */
async function proof(who: Person, purpose: OtpPurpose, b: number): Promise<{ password?: string }> {
  const password = pick(who.passwords, b % 7 === 6 ? 1 : 0)
  if (b % 4 < 2 && password) return { password }
  if (b % 4 === 2) await proves(who, who.phones[0], purpose)
  return {}
}
/** Mails are read in the person's browser, or on a device that never signed in. */
const mailReader = (who: Person, b: number) => (b % 4 === 3 ? aBrowser() : who.at)
async function googleToken(at: Browser, person: Person["google"]): Promise<string> {
  const { nonce } = (await at.call(profileCalls.googleNonce)).body.data
  return (await standInPost<{ token: string }>("/google/__token", { ...person, nonce })).token
}
/** Signs in from another browser, and goes on there when it worked. */
async function signsIn(who: Person, enter: (at: Browser) => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const at = aBrowser()
  const reply = await enter(at)
  if (reply.status === 200) who.at = at
  return reply
}
async function setsPassword(who: Person, token: string, side: Side): Promise<Answer<unknown>> {
  const [whose] = await sql<{ id: string }>(`select actor_id as id from password_reset where token_hash = $1`, [
    hashOf(token),
  ])
  const password = aPassword(side)
  const reply = await aBrowser().call(profileCalls.resetPassword, { token, password })
  if (reply.status === 200 && whose) {
    who.passwords.unshift(password)
    who.recovered.push(whose.id)
  }
  return reply
}

const ACTS = {
  changesEmail: async (who, { a, b }, { owner }) =>
    who.at.call(profileCalls.userUpdate, {
      email: pick([...who.mailboxes, owner.mailboxes[0]], a),
      ...(await proof(who, "change-email", b)),
    }),
  changesPhone: async (who, { a, b }) => {
    const phone = pick(who.phones, a)!
    await proves(who, phone, "change-phone")
    return who.at.call(profileCalls.userUpdate, { phone, ...(await proof(who, "change-phone", b)) })
  },
  changesPassword: async (who, { by, b }) => {
    const newPassword = aPassword(by)
    const { password: oldPassword } = await proof(who, "set-password", b)
    const reply = await who.at.call(profileCalls.changePassword, { oldPassword, newPassword })
    if (reply.status === 200) who.passwords.unshift(newPassword)
    return reply
  },
  connectsGoogle: async (who, { b }) => {
    const shown = await proof(who, "connect-google", b)
    return who.at.call(profileCalls.googleSignIn, { token: await googleToken(who.at, who.google), ...shown })
  },
  addsPasskey: async (who, { b }) => {
    const started = await who.at.call(passkeyCalls.passkeyStart, await proof(who, "add-passkey", b))
    if (started.status !== 200) return started
    const response = who.device.make(started.body.data as never)
    return who.at.call(passkeyCalls.passkeyAdd, { name: "A phone", response })
  },
  removesPasskey: async (who, { a, b }) => {
    const { status, body } = await who.at.call(passkeyCalls.passkeys)
    const one = status === 200 && pick(body.data as { _id: string }[], a)
    if (!one) return null
    return who.at.call(passkeyCalls.passkeyRemove, { passkeyId: one._id, ...(await proof(who, "remove-passkey", b)) })
  },
  signsInByPassword: async (who, { a, b }, { owner, attacker }) => {
    const password = pick(who.passwords, b)
    const names = [owner, attacker].flatMap(({ mailboxes, phones }) => [mailboxes[0], phones[0], mailboxes[1]])
    const identifier = pick(names, a)
    return password ? signsIn(who, (at) => at.call(accountCalls.signin, { identifier, password })) : null
  },
  signsInByCode: (who, { a }) =>
    signsIn(who, async (at) => {
      const phone = pick(who.phones, a)!
      const sent = await at.call(accountCalls.sendOtp, { phone, purpose: "signin" })
      if (sent.status !== 200) return sent
      return at.call(accountCalls.signinWithOtp, { phone, otp: (await textsOf(phone)).at(-1)?.otp ?? "000000" })
    }),
  signsInByGoogle: (who, { a }) =>
    signsIn(who, async (at) =>
      at.call(profileCalls.googleSignIn, {
        token: await googleToken(at, { ...who.google, email: pick(who.mailboxes, a)! }),
        takeEmail: true,
      }),
    ),
  signsInByPasskey: (who) =>
    signsIn(who, async (at) => {
      const { body } = await at.call(passkeyCalls.passkeySignInStart)
      return at.call(passkeyCalls.passkeySignIn, { response: who.device.answer(body.data as never) })
    }),
  /** Any link in the mailbox: the owner follows those that the attacker requested, too. */
  followsLink: async (who, { a, b }) => {
    const token = pick((await tokensOf(who, "confirm")).reverse(), a % 3)
    return token ? mailReader(who, b).call(profileCalls.confirmEmail, { token }) : null
  },
  asksForProof: async (who, { a, b }) => {
    const sent = await who.at.call(profileCalls.sendProofLink, { purpose: pick(OWN_PURPOSES, a) })
    const token = pick((await tokensOf(who, "proof")).reverse(), b % 3)
    return token ? mailReader(who, b).call(profileCalls.confirmProof, { token }) : sent
  },
  asksForReset: async (who, { a }) => {
    const reply = await aBrowser().call(profileCalls.generateResetToken, { email: pick(who.mailboxes, a) })
    await workNow()
    return reply
  },
  usesReset: async (who, { by, a }) => {
    const token = pick((await tokensOf(who, "reset")).reverse(), a % 3)
    return token ? setsPassword(who, token, by) : null
  },
  pressesUndo: async (who, { by, a }) => {
    const token = pick(await tokensOf(who, "undo"), a)
    if (!token) return null
    const undone = await aBrowser().call(profileCalls.undoChange, { token })
    return undone.status === 200 ? setsPassword(who, undone.body.data.resetToken, by) : undone
  },
  endsOtherSessions: async (who, { b }) => who.at.call(profileCalls.endSession, await proof(who, "end-sessions", b)),
  /** The attacker's second account asks for an e-mail that another account may be claiming. */
  claimsElsewhere: async (_who, { a, b }, { second, owner }) => {
    const link = b % 3 === 0 && pick((await tokensOf(second, "confirm")).reverse(), a % 3)
    if (link) return second.at.call(profileCalls.confirmEmail, { token: link })
    const email = pick([...second.mailboxes, owner.mailboxes[0]], a)
    return second.at.call(profileCalls.userUpdate, { email, password: second.passwords[0] })
  },
} satisfies Record<string, Act>
type ActName = keyof typeof ACTS
const NAMES = Object.keys(ACTS) as ActName[]

type Sequence = { start: Start; steps: Step[] }
function sequenceOf(seed: number): Sequence {
  const roll = dice(seed)
  const below = (most: number) => Math.floor(roll() * most)
  const start = STARTS[below(STARTS.length)]!
  const steps = Array.from({ length: LENGTH }, (): Step => {
    const by = below(5) < 3 ? "attacker" : "owner"
    return { by, act: NAMES[below(NAMES.length)]!, a: below(60), b: below(60) }
  })
  return { start, steps }
}
const inWords = ({ start, steps }: Sequence) =>
  `the attacker ${start}\n${steps.map(({ by, act, a, b }) => `  { by: "${by}", act: "${act}", a: ${a}, b: ${b} },`).join("\n")}`

/** Ways in that a reset of a proven address leaves, because its owner may have added them: an undo letter removes them. */
const LEFT_BY_RESET = ["e-mail", "phone", "Google", "passkey"]

/**
 * All ways into the account that these e-mails, phones and devices have now. Sessions count, no matter who opened them:
 * the owner has none at that moment either.
 */
async function waysInto(accountId: string, who: Person): Promise<string[]> {
  const found = await sql<{ way: string }>(
    `select 'e-mail' as way from customer where id = $1 and email = any($2)
     union all select 'phone' from customer_phone where customer_id = $1 and phone = any($3)
     union all select 'Google' from provider_identity p join auth_identity i on i.id = p.auth_identity_id
                where i.app_metadata ->> 'customer_id' = $1 and p.provider = 'google' and p.entity_id = $4
     union all select 'passkey' from passkey where actor_id = $1 and id = $5
     union all select 'a session' from session where actor_id = $1
     union all select 'a link for an e-mail' from email_link where customer_id = $1 and email = any($2) and expires_at > now()
     union all select 'a reset link' from password_reset where actor_id = $1 and token_hash = any($6) and used_at is null and expires_at > now()
     union all select 'an undo letter' from sign_in_change where actor_id = $1 and undo_hash = any($7) and undone_at is null`,
    [
      accountId,
      who.mailboxes,
      who.phones,
      who.google.sub,
      who.device.id,
      (await tokensOf(who, "reset")).map(hashOf),
      (await tokensOf(who, "undo")).map(hashOf),
    ],
  )
  return [...new Set(found.map(({ way }) => way))]
}

/** Whether one of these passwords opens the account. */
async function opensByPassword(accountId: string, passwords: readonly string[]): Promise<boolean> {
  const { email, phone } = await oneRow<{ email: string | null; phone: string | null }>(
    `select c.email, p.phone from customer c left join customer_phone p on p.customer_id = c.id where c.id = $1`,
    [accountId],
  )
  const identifier = email ?? phone
  if (!identifier) return false
  for (const password of passwords) {
    await sql(`delete from rate_limit`)
    const { status, body } = await aBrowser().call(accountCalls.signin, { identifier, password })
    if (status === 200 && body.customerData._id === accountId) return true
  }
  return false
}

/** The owner takes accounts back until the wanted one is among them: with undo letters, else with resets by mail. */
async function recoversAccounts({ owner, accountId }: World): Promise<string[]> {
  owner.recovered = []
  for (const token of (await tokensOf(owner, "undo")).reverse()) {
    await sql(`delete from rate_limit`)
    const { status, body } = await aBrowser().call(profileCalls.undoChange, { token })
    if (status === 200) await setsPassword(owner, body.data.resetToken, "owner")
    if (owner.recovered.includes(accountId)) return owner.recovered
  }
  for (const email of owner.mailboxes) {
    await aBrowser().call(profileCalls.generateResetToken, { email })
    await workNow()
    const token = (await tokensOf(owner, "reset")).at(-1)
    if (token) await setsPassword(owner, token, "owner")
    if (owner.recovered.includes(accountId)) break
  }
  return owner.recovered
}

const isEmailProven = async (accountId: string): Promise<boolean> => {
  const proven = `select 1 from customer c join customer_email_proof e on e.customer_id = c.id and e.email = c.email where c.id = $1`
  return (await sql(proven, [accountId])).length > 0
}

/** One act, and what is wrong after it: once the owner has set a password by mail, the attacker has no way in. */
async function take(world: World, step: Step): Promise<string | null> {
  const { owner, attacker, accountId } = world
  await sql(`delete from rate_limit`)
  const [before, isProven] = [await waysInto(accountId, attacker), await isEmailProven(accountId)]
  const times = owner.recovered.length
  const reply = await (ACTS[step.act] as Act)(world[step.by], step, world)
  if (reply && reply.status >= 500) return `${step.act} was answered ${reply.status}`
  if (!owner.recovered.slice(times).includes(accountId)) return null
  const mayStay = step.act === "usesReset" && isProven ? before.filter((way) => LEFT_BY_RESET.includes(way)) : []
  const ways = (await waysInto(accountId, attacker)).filter((way) => !mayStay.includes(way))
  return ways.length ? `after the owner's ${step.act} the attacker has: ${ways.join(", ")}` : null
}

/** The first violation of the model; null when there is none. */
async function run({ start, steps }: Sequence): Promise<string | null> {
  const world = await begin(start)
  const { owner, attacker } = world
  for (const step of steps) {
    const wrong = await take(world, step)
    if (wrong) return wrong
  }
  await sql(`delete from rate_limit`)
  const recovered = await recoversAccounts(world)
  // An address that the attacker only signed up with may have no account by now.
  if (start !== SQUATTED && !recovered.includes(world.accountId)) return "the owner can neither undo nor reset"
  for (const accountId of recovered) {
    const ways = await waysInto(accountId, attacker)
    if (ways.length) return `at the end the attacker has: ${ways.join(", ")}`
    if (await opensByPassword(accountId, attacker.passwords)) return "at the end the attacker's password works"
  }
  const last = recovered.at(-1)
  return last && !(await opensByPassword(last, owner.passwords)) ? "at the end the owner has no way in" : null
}

/** The fewest steps of a failing sequence that still fail. */
async function shortest({ start, steps }: Sequence): Promise<Sequence> {
  let left = steps
  for (let n = left.length - 1; n >= 0; n--) {
    const fewer = left.filter((_, at) => at !== n)
    if (await run({ start, steps: fewer })) left = fewer
  }
  return { start, steps: left }
}

/** Sequences that once left the attacker a way in, or the owner none. */
const FOUND: [string, Sequence][] = [
  [
    "gives its e-mail to another account, as the attacker arranged",
    {
      start: "knows the password and has a session",
      steps: [
        { by: "attacker", act: "changesEmail", a: 0, b: 0 },
        { by: "attacker", act: "changesPhone", a: 0, b: 0 },
        { by: "attacker", act: "signsInByGoogle", a: 0, b: 0 },
      ],
    },
  ],
  [
    "is undone by the owner of an e-mail that the attacker signed up with",
    {
      start: SQUATTED,
      steps: [
        { by: "attacker", act: "changesPassword", a: 0, b: 0 },
        { by: "owner", act: "pressesUndo", a: 0, b: 0 },
      ],
    },
  ],
  [
    "is proven by the owner of an e-mail that the attacker signed up with, because the attacker asks for it",
    {
      start: SQUATTED,
      steps: [
        { by: "attacker", act: "asksForProof", a: 30, b: 45 },
        { by: "owner", act: "asksForProof", a: 46, b: 9 },
      ],
    },
  ],
  [
    "waits for the link of another e-mail while its owner resets the password",
    {
      start: "knows the password and has a session",
      steps: [
        { by: "attacker", act: "changesEmail", a: 1, b: 0 },
        { by: "owner", act: "asksForReset", a: 0, b: 0 },
        { by: "owner", act: "usesReset", a: 0, b: 0 },
      ],
    },
  ],
]

describe("an account that an attacker shares", () => {
  it.each(FOUND)("stays its owner's when it %s", async (_name, sequence) => {
    expect(await run(sequence)).toBeNull()
  })

  it(
    `opens only to its owner after an undo or a reset, in ${SEQUENCES} random sequences`,
    { timeout: 3_600_000 },
    async () => {
      const failures: string[] = []
      let next = 0
      const lane = async () => {
        while (next < SEQUENCES && failures.length < 3) {
          const seed = TEST_SEED * 100_000 + next++
          const sequence = sequenceOf(seed)
          const wrong = await run(sequence).catch((error: unknown) => String(error))
          if (wrong) failures.push(`seed ${seed}: ${wrong}; ${inWords(await shortest(sequence))}`)
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      console.info(`${next} sequences from seed ${TEST_SEED * 100_000}, ${failures.length} failed`)
      expect(failures.join("\n\n")).toBe("")
    },
  )
})
