import type { z } from "zod"
import type { Duty } from "./staff/roles"

/**
 * Who may make a call. The server decides from the session, never from the payload.
 * - `everyone`: no session needed; a session, where there is one, is still read.
 * - `guest`: a browser that the shop knows (a guest cookie is opened when missing), signed in or not.
 * - `customer`: signed-in shoppers only.
 * - `backOffice`: signed-in people of the shop only.
 */
export type Audience = "everyone" | "guest" | "customer" | "backOffice"

/** The form field that carries files, how many, and the bytes of each. */
export type UploadLimits = { field: string; maxFiles: number; maxFileBytes: number }

/** One documented call: its path on the backend, who may make it, what it takes and what it answers (SPEC §7). */
export type Call<Body extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType, Who extends Audience = Audience> = {
  /** Path on the backend, for example `/customer/bag/add`; under `/api` on the one origin. */
  path: `/${string}`
  audience: Who
  /** What a person of the shop must be allowed to do (`staff/roles.ts`); each back-office call names one. */
  duty?: Duty
  /** One sentence for the generated call list. */
  summary: string
  body: Body
  /** What stands in the reply beside `success` and `message`. */
  reply: Reply
  /** A multipart call takes files beside its body's fields, which then are texts. */
  multipart?: UploadLimits
}

export function defineCall<Body extends z.ZodType, Reply extends z.ZodType, const Who extends Audience>(call: Call<Body, Reply, Who>): Call<Body, Reply, Who> {
  return call
}

export type BodyOf<C extends Call> = z.input<C["body"]>
export type ParsedBodyOf<C extends Call> = z.output<C["body"]>
export type ReplyOf<C extends Call> = z.output<C["reply"]> & { success: boolean; message: string }
