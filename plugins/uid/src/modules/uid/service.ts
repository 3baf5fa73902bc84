import type { IUidModuleService, ReceivedBack } from "@silai/contracts/uid/service"
import type { Sql } from "@silai/kit/knex"
import { keepHere, receiveBack, sendBack } from "../../workflows/back"

/** See `IUidModuleService` for what each of these promises. */
export class UidService implements IUidModuleService {
  receiveBack(trx: Sql, received: ReceivedBack): Promise<void> {
    return receiveBack(trx, received)
  }

  keepHere(trx: Sql, returnId: string, by: ReceivedBack["by"]): Promise<void> {
    return keepHere(trx, returnId, by)
  }

  sendBack(trx: Sql, returnId: string, by: ReceivedBack["by"]): Promise<void> {
    return sendBack(trx, returnId, by)
  }
}
