import type { BodyOf } from "@silai/contracts/call"
import { uidCalls } from "@silai/contracts/uid/calls"
import type { Browser } from "./browser"
import { shirt } from "./returns"
import { sql } from "./sql"
import { afterWork } from "./work"

/** The `_id` of a colour, by its slug. */
export async function colourwayOf(slug: string): Promise<string> {
  const [row] = await sql<{ id: string }>(`select id from product where handle = $1 and deleted_at is null`, [slug])
  if (!row) throw new Error(`There is no ${slug}.`)
  return row.id
}

type Wish = Partial<BodyOf<typeof uidCalls.generate>> & { slug?: string }

/** A requested batch; its ids follow. */
export async function askedBatch(owner: Browser, { slug = shirt, ...wish }: Wish = {}) {
  const { status, body } = await owner.call(uidCalls.generate, {
    variantId: await colourwayOf(slug),
    size: "S",
    quantity: 5,
    madeOn: "2026-11-20",
    ...wish,
  })
  if (status !== 200) throw new Error(`The batch was refused: ${status} ${body.message}`)
  return body.data
}

export const idsOf = async (batchId: string): Promise<string[]> =>
  (await sql<{ id: string }>(`select id from uid where batch_id = $1 order by at`, [batchId])).map(({ id }) => id)

/** A batch whose ids are all made. */
export async function aBatch(owner: Browser, wish: Wish = {}) {
  const batch = await askedBatch(owner, wish)
  const ids = await afterWork("all ids are made", async () => {
    const [row] = await sql<{ done: boolean }>(`select made = quantity as done from uid_batch where id = $1`, [
      batch._id,
    ])
    return row?.done && idsOf(batch._id)
  })
  return { batchId: batch._id, ids, batch }
}

const onePage = { sheet: "a4x65", startAt: 1, copies: 1 } as const

/** Requests labels; returns the reply, whatever it is. */
export const asksForLabels = (at: Browser, body: Partial<BodyOf<typeof uidCalls.print>>) =>
  at.send(uidCalls.print.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...onePage, first: 1, last: 5, ...body }),
  })

/** A batch with every id on a label. */
export async function onLabels(owner: Browser, wish: Wish = {}) {
  const made = await aBatch(owner, wish)
  const reply = await asksForLabels(owner, { batchId: made.batchId, last: made.ids.length })
  if (reply.status !== 200) throw new Error(`The labels were refused: ${reply.status} ${await reply.text()}`)
  return { ...made, pdf: new Uint8Array(await reply.arrayBuffer()) }
}

export const stateOf = async (id: string): Promise<string | undefined> =>
  (await sql<{ state: string }>(`select state from uid where id = $1`, [id]))[0]?.state
