/** The module's name in Medusa's container: `container.resolve(FILES)`. (`file` is the engine's own.) */
export const FILES = "silai_file"

/** What other plugins and the seed may ask of the file manager. */
export type IFileModuleService = {
  /** Lists a picture that the catalogue holds already, under a name, in folders by name from the outermost in; those missing are made. */
  list(picture: { stem: string; name: string; folders: readonly string[] }): Promise<void>
}
