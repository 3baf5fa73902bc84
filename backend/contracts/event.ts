import { z } from "zod"

/** Events for other systems: the engine's own name and payload where it has one, else `silai.<noun>.<happened>`. */
export type ShopEvent<Data extends z.ZodType = z.ZodType> = {
  /** The plugin that sends it. */
  by: string
  /** One sentence for the generated table. */
  when: string
  data: Data
}

export const event = <Data extends z.ZodType>(by: string, when: string, data: Data): ShopEvent<Data> => ({
  by,
  when,
  data,
})
/** A payload of one id. */
export const id = z.object({ id: z.string() })
