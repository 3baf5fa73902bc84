import { z } from "zod"

type ListOf<Item extends z.ZodType> = z.ZodPipe<z.ZodArray<Item>, z.ZodArray<Item>>
type RecordOf<Key extends z.ZodString, Value extends z.ZodType> = z.ZodPipe<
  z.ZodRecord<Key, Value>,
  z.ZodRecord<Key, Value>
>
type Least = { least?: number; /** The sentence for a list with fewer. */ say?: string }

/** How a schema is shown in the generated calls and in OpenAPI. */
const printed = (type: z.ZodType) => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" })
  return shape
}

/**
 * A list in the body of a call. Its length is checked before its content: `z.array(item).max(50)` reads all of 33,000 items, and
 * creates an issue for each, before it finds that there are too many.
 */
export function listOf<Item extends z.ZodType>(item: Item, most: number, { least, say }: Least = {}): ListOf<Item> {
  const short = z.array(z.unknown()).max(most)
  // The items are shown as they are, although they are read after the length.
  const judged = (least ? short.min(least, say) : short).meta({
    get items() {
      return printed(item)
    },
  })
  // Its input is typed as the items, which the pipe reads as unknown until it has counted them.
  return judged.pipe(z.array(item)) as unknown as ListOf<Item>
}

/** The names and values of a record in the body of a call, no more than so many; counted before they are read. */
export function recordOf<Key extends z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
  most: number,
): RecordOf<Key, Value> {
  const few = z
    .record(z.string(), z.unknown())
    .refine((all) => Object.keys(all).length <= most, `Too big: expected at most ${most} names`)
    .meta({
      get additionalProperties() {
        return printed(value)
      },
    })
  // As in `listOf`.
  return few.pipe(z.record(key, value)) as unknown as RecordOf<Key, Value>
}
