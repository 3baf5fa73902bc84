import type { IUidModuleService, ReceivedPieces } from "@silai/contracts/uid/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { Sql } from "@silai/kit/knex"
import { findUids } from "../../queries/list"
import { cancelReplacement, receiveReturnedLabel, returnToBuyer } from "../../workflows/returned"

/** `IUidModuleService` documents each method. */
export class UidService implements IUidModuleService {
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findUids(sql, ask)
  }

  receiveReturnedLabel(trx: Sql, received: ReceivedPieces): Promise<void> {
    return receiveReturnedLabel(trx, received)
  }

  cancelReplacement(trx: Sql, returnId: string, by: ReceivedPieces["by"]): Promise<void> {
    return cancelReplacement(trx, returnId, by)
  }

  returnToBuyer(trx: Sql, returnId: string, by: ReceivedPieces["by"]): Promise<void> {
    return returnToBuyer(trx, returnId, by)
  }
}
