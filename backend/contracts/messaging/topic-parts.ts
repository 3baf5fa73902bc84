import { z } from "zod"
import { isEmail } from "../account/email"

export const paise = z.number().int().nonnegative()
export const text = z.string().trim().min(1).max(200)
export const optionalText = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value ?? "")
/** One address by the rule of all forms, so without a line break, which could start another header. */
export const email = z
  .string()
  .trim()
  .refine((address) => isEmail(address), "is not an email address")
/** A path on the shop; never another host. */
export const path = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, "is not a path on the shop")
  .max(500)
