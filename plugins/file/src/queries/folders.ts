import type { Folder } from "@silai/contracts/file/calls"
import { FOLDER } from "@silai/contracts/file/limits"
import { many, type Sql } from "@silai/kit/knex"

export const columns = `d.id as "_id", d.parent_id as "parentId", d.name, (select count(*)::int from stored_file f where f.folder_id = d.id) as files`

/** The whole tree, by name. */
export const allFolders = (sql: Sql): Promise<Folder[]> =>
  many(sql, `select ${columns} from file_folder d order by lower(d.name), d.id limit ${FOLDER.most}`)
