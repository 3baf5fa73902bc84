import type { IUidModuleService, ReceivedBack } from "@silai/contracts/uid/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { Sql } from "@silai/kit/knex"
import { findUids } from "../../queries/list"
import { keepReturnedPiece, receiveReturnedLabel, returnPieceToBuyer } from "../../workflows/returned"

/** `IUidModuleService` documents each method. */
export class UidService implements IUidModuleService {
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findUids(sql, ask)
  }

  receiveReturnedLabel(trx: Sql, received: ReceivedBack): Promise<void> {
    return receiveReturnedLabel(trx, received)
  }

  keepHere(trx: Sql, returnId: string, by: ReceivedBack["by"]): Promise<void> {
    return keepReturnedPiece(trx, returnId, by)
  }

  sendBack(trx: Sql, returnId: string, by: ReceivedBack["by"]): Promise<void> {
    return returnPieceToBuyer(trx, returnId, by)
  }
}
