/** The pictures of whole outfits, a shirt with trousers. A piece of several shows the earliest first. */
export const outfits: readonly (readonly [shirt: string, trousers: string])[] = [
  ["classic-white-formal-shirt", "black-aura-formal-trousers"],
  ["black-aura-formal-shirt", "phantom-grey-formal-trousers"],
  ["phantom-grey-formal-shirt", "black-aura-formal-trousers"],
  ["beige-mist-formal-shirt", "phantom-grey-formal-trousers"],
  ["classic-white-formal-shirt", "phantom-grey-formal-trousers"],
  ["classic-white-formal-shirt", "beige-mist-chinos"],
  ["classic-white-band-collar-shirt", "phantom-grey-chinos"],
  ["black-aura-band-collar-shirt", "beige-mist-chinos"],
  ["phantom-grey-band-collar-shirt", "classic-white-chinos"],
  ["beige-mist-band-collar-shirt", "classic-white-chinos"],
  ["beige-mist-formal-shirt", "classic-white-formal-trousers"],
  ["classic-white-formal-shirt", "beige-mist-formal-trousers"],
  ["classic-white-band-collar-shirt", "black-aura-chinos"],
]
