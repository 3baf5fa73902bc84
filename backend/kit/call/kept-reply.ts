import { keepsReply, KEPT_REPLIES } from "@silai/contracts/house/kept-replies"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Request, Response } from "express"
import { createHash } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { causeOf, log } from "../process/log"
import { giveCookie, markIn, openedIn, type OpenedSession, readCookie } from "../session/cookies"
import { renewSecret } from "../session/sessions"
import { type Database, databaseOf, one } from "../sql/knex"
import { refuse } from "./refuse"

/** A UUID, or another random name of at least 96 bits. */
const KEY = /^[0-9a-f-]{24,36}$/i

/**
 * The name of a press of one visitor's browser; null without a valid key, and for calls whose replies are not kept. Another body or
 * other cookies are another press. The cookies count, not their sessions: the first press may have ended these.
 */
export function pressOf(req: Request, path: string): string | null {
  const key = req.headers[KEPT_REPLIES.header]
  if (!keepsReply(path) || typeof key !== "string" || !KEY.test(key)) return null
  return createHash("sha256")
    .update(JSON.stringify([key, path, readCookie(req, "shop"), readCookie(req, "staff"), req.body]))
    .digest("base64url")
}

/**
 * The kept reply of a press that is done; null for any other. Its session gets a new cookie, and its browser a new mark.
 * @throws house.sign_in when that session has ended since
 */
export async function replyAgain<Reply extends object>(
  container: MedusaContainer,
  press: string,
  res: Response,
): Promise<Reply | null> {
  const database = databaseOf(container)
  const kept = await one<{ reply: Reply | null; opened: OpenedSession | null; mark: string | null }>(
    database,
    `select reply - 'opened' - 'knownMark' as reply, reply -> 'opened' as opened, reply ->> 'knownMark' as mark from kept_reply where press = ? and made_at > now() - make_interval(mins => ?)`,
    [press, KEPT_REPLIES.forMinutes],
  )
  if (!kept?.reply) return null
  if (kept.opened) {
    const secret = await renewSecret(database, kept.opened.sessionId)
    if (!secret) throw refuse(houseRefusals.sign_in)
    giveCookie(res, kept.opened.kind, secret)
  }
  const mark = kept.mark && (await container.resolve("account").renewMark(database, kept.mark))
  if (mark) giveCookie(res, "known", mark)
  return kept.reply
}

/**
 * Does the work of a press once: a repeated press gets the first one's reply, or waits for it. A refused press has changed
 * nothing, so a repeated one is judged again.
 * @throws house.busy while the first one is still at work, and whatever the work refuses
 */
export async function doOnce<Reply extends object>(
  container: MedusaContainer,
  press: string,
  res: Response,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const database = databaseOf(container)
  for (const until = Date.now() + KEPT_REPLIES.waitsMs; ; await pause(KEPT_REPLIES.looksEveryMs)) {
    if (await isFirst(database, press)) return keep(database, press, res, work)
    const reply = await replyAgain<Reply>(container, press, res)
    if (reply) return reply
    if (Date.now() > until) throw refuse(houseRefusals.busy)
  }
}

const isFirst = async (database: Database, press: string): Promise<boolean> =>
  (await one(
    database,
    `insert into kept_reply as known (press) values (?)
     on conflict (press) do update set made_at = now(), reply = null
       where known.made_at < now() - make_interval(secs => case when known.reply is null then ?::int else ?::int end)
     returning 1`,
    [press, KEPT_REPLIES.diesAfterSeconds, KEPT_REPLIES.forMinutes * 60],
  )) !== null

async function keep<Reply extends object>(
  database: Database,
  press: string,
  res: Response,
  work: () => Promise<Reply>,
): Promise<Reply> {
  let reply: Reply
  try {
    reply = await work()
  } catch (error) {
    await quietly(database.raw(`delete from kept_reply where press = ?`, [press]))
    throw error
  }
  // Finished work is not reported as failed when only its reply could not be kept.
  const kept = { ...reply, opened: openedIn(res), knownMark: markIn(res) }
  await quietly(database.raw(`update kept_reply set reply = ?::jsonb where press = ?`, [JSON.stringify(kept), press]))
  return reply
}

const quietly = (statement: PromiseLike<unknown>) =>
  Promise.resolve(statement).catch((error: unknown) => log("warn", "reply not kept", { cause: causeOf(error) }))

/** Deletes the replies that no press will ask for again. */
export const forgetReplies = (database: Database) =>
  database.raw(`delete from kept_reply where made_at < now() - make_interval(mins => ?)`, [KEPT_REPLIES.forMinutes])
