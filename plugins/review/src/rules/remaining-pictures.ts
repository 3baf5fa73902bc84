/** The ids of the pictures that a review keeps, from their names separated by commas; null when absent: all of them. */
export const remainingIds = (names: string | undefined): string[] | null =>
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
