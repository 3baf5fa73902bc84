import type { IFileModuleService } from "@silai/contracts/file/service"
import type { Database } from "@silai/kit/knex"
import { withEvents } from "@silai/kit/with-events"
import { enterFile } from "../../workflows/file/write"
import { folderAt } from "../../workflows/folder/write"

/** `IFileModuleService` documents each method. */
export class FileService implements IFileModuleService {
  readonly #sql: Database

  constructor({ __pg_connection__ }: { __pg_connection__: unknown }) {
    this.#sql = __pg_connection__ as Database
  }

  async list({ stem, name, folders }: Parameters<IFileModuleService["list"]>[0]): Promise<void> {
    await withEvents(this.#sql, async (trx, emit) => {
      await enterFile(trx, emit, { stem, name, folderId: await folderAt(trx, emit, folders) })
    })
  }
}
