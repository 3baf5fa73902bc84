/** What was paid for so many of the pieces that are left: a fair part in whole paise, and all of the rest for the last. So the parts add up to the sum. */
export const fairShare = (paise: number, left: number, pieces: number): number =>
  pieces >= left ? paise : Math.floor((paise * pieces) / left)
