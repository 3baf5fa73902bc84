import type { Call, ReplyOf } from "@silai/contracts/call"
import type { Answer, Browser } from "./browser"

export type Sent = { name: string; bytes: Buffer | Uint8Array; type?: string }

/** Sends files as a page of ours would: multipart, with the header that a form on another site cannot add. */
export async function upload<C extends Call>(
  at: Browser,
  call: C,
  files: readonly Sent[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = { "x-requested-with": "fetch" },
): Promise<Answer<ReplyOf<C>>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes, type = "image/jpeg" } of files)
    form.append(call.multipart?.field ?? "files", new Blob([new Uint8Array(bytes)], { type }), name)
  const response = await at.send(call.path, { method: "POST", body: form, headers })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer<ReplyOf<C>>["body"],
  }
}

/** Sends a raw multipart body, for names and shapes that no form would make. */
export async function uploadRaw(
  at: Browser,
  path: string,
  parts: readonly { head: string; bytes: Buffer }[],
  end = "--x--\r\n",
): Promise<{ status: number; body: { success: boolean; code?: string; data?: { name: string; code: string }[] } }> {
  const body = Buffer.concat([
    ...parts.flatMap(({ head, bytes }) => [Buffer.from(`--x\r\n${head}\r\n\r\n`), bytes, Buffer.from("\r\n")]),
    Buffer.from(end),
  ])
  const response = await at.send(path, {
    method: "POST",
    body,
    headers: { "content-type": "multipart/form-data; boundary=x", "x-requested-with": "fetch" },
  })
  return { status: response.status, body: (await response.json()) as never }
}
