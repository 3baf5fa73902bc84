/**
 * The amount paid for some of the remaining pieces: a fair part in whole paise, and all of the rest for the last, so that the
 * parts add up.
 */
export const fairShare = (paise: number, left: number, pieces: number): number =>
  pieces >= left ? paise : Math.floor((paise * pieces) / left)
