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

export type CallPath = `/${string}`

/** One documented call: its path on the backend, who may make it, what it takes and what it answers (SPEC §7). */
export type Call<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Audience = Audience,
  Path extends CallPath = CallPath,
> = {
  /** Path on the backend, for example `/customer/bag/add`; under `/api` on the one origin. */
  path: Path
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

/** Keeps the path as a literal type: a client that asks for a path that no call has does not compile. */
function defineCall<
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Who extends Audience,
  const Path extends CallPath,
>(call: Call<Body, Reply, Who, Path>): Call<Body, Reply, Who, Path> {
  return call
}

type Shape<Body extends z.ZodType, Reply extends z.ZodType> = { body: Body; reply: Reply; multipart?: UploadLimits }

/** Calls that shoppers of this kind may make: `const customer = callFor("customer")`, then one line per call. */
export const callFor =
  <const Who extends Exclude<Audience, "backOffice">>(audience: Who) =>
  <Body extends z.ZodType, Reply extends z.ZodType, const Path extends CallPath>(
    path: Path,
    summary: string,
    shape: Shape<Body, Reply>,
  ) =>
    defineCall({ path, audience, summary, ...shape })

/** Calls of the shop's own people who have this duty: `const write = counterCall("file.write")`. */
export const counterCall =
  (duty: Duty) =>
  <Body extends z.ZodType, Reply extends z.ZodType, const Path extends CallPath>(
    path: Path,
    summary: string,
    shape: Shape<Body, Reply>,
  ) =>
    defineCall({ path, audience: "backOffice", duty, summary, ...shape })

export type BodyOf<C extends Call> = z.input<C["body"]>
export type ParsedBodyOf<C extends Call> = z.output<C["body"]>
export type ReplyOf<C extends Call> = z.output<C["reply"]> & { success: boolean; message: string }
