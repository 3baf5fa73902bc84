/** The ids of pictures that a review keeps, of their names with commas between them; null where nothing was said: all of them. */
export const keptIds = (names: string | undefined): string[] | null =>
  names === undefined
    ? null
    : [
        ...new Set(
          names.split(",").flatMap((name) => {
            const id = name.trim().replace(/-\d+\.webp$/, "")
            return id ? [id] : []
          }),
        ),
      ]
