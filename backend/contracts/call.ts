import type { z } from "zod"
import type { Permission } from "./staff/roles"

/**
 * The visitors that may make a call. The server decides from the session, never from the payload.
 * - `everyone`: no session needed; an existing session is still read.
 * - `guest`: a browser with a shop session (a guest session is created when missing), signed in or not.
 * - `customer`: signed-in shoppers only.
 * - `backOffice`: signed-in staff only.
 */
export type Audience = "everyone" | "guest" | "customer" | "backOffice"

/** The form field with the files, how many, and the bytes of each. */
export type UploadLimits = { field: string; maxFiles: number; maxFileBytes: number }

export type CallPath = `/${string}`

/** One documented call: its path on the backend, who may make it, its body and its reply (requirements §7). */
export type Call<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Audience = Audience,
  Path extends CallPath = CallPath,
> = {
  /** Path on the backend, for example `/customer/bag/add`; under `/api` on the one origin. */
  path: Path
  audience: Who
  /** The duty that a staff member needs (`staff/roles.ts`), or `owner`; each back-office call names one. */
  duty?: Permission
  /** One sentence for the generated call list. */
  summary: string
  body: Body
  /** The reply's fields apart from `success` and `message`. */
  reply: Reply
  /** A multipart call has files as well as its body's fields, which then are texts. */
  multipart?: UploadLimits
}

/** Keeps the path as a literal type: a client with a path that no call has does not compile. */
function defineCall<
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Who extends Audience,
  const Path extends CallPath,
>(call: Call<Body, Reply, Who, Path>): Call<Body, Reply, Who, Path> {
  return call
}

type Shape<Body extends z.ZodType, Reply extends z.ZodType> = { body: Body; reply: Reply; multipart?: UploadLimits }

/** Defines calls for shoppers of this kind: `const customer = callFor("customer")`, then one line per call. */
export const callFor =
  <const Who extends Exclude<Audience, "backOffice">>(audience: Who) =>
  <Body extends z.ZodType, Reply extends z.ZodType, const Path extends CallPath>(
    path: Path,
    summary: string,
    shape: Shape<Body, Reply>,
  ) =>
    defineCall({ path, audience, summary, ...shape })

/** Defines calls for staff with this duty: `const write = adminCall("file.write")`. */
export const adminCall =
  (duty: Permission) =>
  <Body extends z.ZodType, Reply extends z.ZodType, const Path extends CallPath>(
    path: Path,
    summary: string,
    shape: Shape<Body, Reply>,
  ) =>
    defineCall({ path, audience: "backOffice", duty, summary, ...shape })

export type BodyOf<C extends Call> = z.input<C["body"]>
export type ParsedBodyOf<C extends Call> = z.output<C["body"]>
export type ReplyOf<C extends Call> = z.output<C["reply"]> & { success: boolean; message: string }
