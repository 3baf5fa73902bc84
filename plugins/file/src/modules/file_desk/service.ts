import type { FileFace } from "@silai/contracts/file/face"
import type { Database } from "@silai/kit/knex"
import { folderAt } from "../../desk/folders"
import { enterFile } from "../../desk/files"

/** See `FileFace` for what each of these promises. */
export class FileService implements FileFace {
  readonly #sql: Database

  constructor({ __pg_connection__ }: { __pg_connection__: unknown }) {
    this.#sql = __pg_connection__ as Database
  }

  async list({ stem, name, folders }: Parameters<FileFace["list"]>[0]): Promise<void> {
    await this.#sql.transaction(async (trx) => {
      await enterFile(trx, { stem, name, folderId: await folderAt(trx, folders) })
    })
  }
}
