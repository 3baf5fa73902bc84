import type { BaseRecord, GetListParams, GetListResponse } from "@refinedev/core"
import type { BodyOf, Call } from "@silai/contracts/call"
import { call, type Entry } from "./call"
import { type ListAddress, sortWord, type Values, valuesOf } from "./list-address"

/**
 * Refine's question for a list, answered by its documented call; the whole reply is the answer (`counts` too).
 * `asked`: the filters in the shape of the call, where it differs from the address.
 */
export const listed =
  <C extends Call, Address extends ListAddress>(
    to: Entry<C>,
    address: Address,
    asked: (values: Values<Address>) => object = (values) => values,
  ) =>
  async ({ pagination, filters, sorters }: Omit<GetListParams, "resource">) => {
    const usual = Object.keys(address.sorts).length > 0 && { sort: sortWord(address, sorters) }
    const page = { page: pagination?.currentPage ?? 1, pageSize: pagination?.pageSize ?? address.pageSize }
    const reply = await call(to, {
      ...asked(valuesOf(address, filters)),
      ...usual,
      ...(address.maxPage > 1 && page),
    } as BodyOf<C>)
    // The same object: the contract types it by its call, Refine by its records.
    return reply as unknown as GetListResponse<BaseRecord>
  }
