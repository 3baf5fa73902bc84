/** The service of the file manager for other plugins and the seed. */
export type IFileModuleService = {
  /** Lists a picture that the catalogue has already, under a name, in folders by name from the outermost in; missing ones are created. */
  list(picture: { stem: string; name: string; folders: readonly string[] }): Promise<void>
}
